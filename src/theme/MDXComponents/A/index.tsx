import {translate} from '@docusaurus/Translate';
import LinkOriginal from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';
import {
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import type {TermMeaningProps} from '../../../components/TermMeaning';
import {useComforts} from '../../../components/useComforts';

/**
 * A link to a term of the glossary, which says what the term means: while it is pointed at or has the focus, and on a touch
 * screen from one tap to the next. That meaning has a link of its own.
 */
function TermLink({href, ...props}: Props & {href: string}): ReactNode {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<'hint' | 'card' | null>(null);
  const [Meaning, setMeaning] = useState<ComponentType<TermMeaningProps> | null>(null);
  /** The tap that has begun, and whether it is the second one. */
  const tap = useRef<{isSecond: boolean} | null>(null);
  const hide = () => setShown(null);
  const show = (as: 'hint' | 'card') => {
    setShown(as);
    import(/* webpackChunkName: 'comforts' */ '../../../components/TermMeaning').then(
      ({default: TermMeaning}) => setMeaning(() => TermMeaning),
      () => {
        hide();
        // The link leads to the meaning.
        if (as === 'card') place.current?.querySelector('a')?.click();
      },
    );
  };
  const onClick = (event: MouseEvent) => {
    const {current} = tap;
    tap.current = null;
    if (!current) return;
    event.preventDefault();
    if (current.isSecond) hide();
    else show('card');
  };
  const hasMeaning = shown !== null && Meaning !== null;
  return (
    <span
      ref={place}
      onPointerEnter={({pointerType}) => pointerType !== 'touch' && show('hint')}
      onPointerLeave={({pointerType}) => pointerType !== 'touch' && hide()}
      onFocus={() => tap.current ?? shown ?? show('hint')}
      onBlur={({relatedTarget}: FocusEvent) => !place.current?.contains(relatedTarget) && hide()}
    >
      <LinkOriginal
        {...props}
        href={href}
        aria-describedby={hasMeaning && shown === 'hint' ? id : undefined}
        onPointerDown={({pointerType}: PointerEvent) => {
          tap.current = pointerType === 'touch' ? {isSecond: shown === 'card'} : null;
        }}
        onPointerCancel={() => {
          tap.current = null;
        }}
        onClick={onClick}
      />
      {hasMeaning && <Meaning href={href} id={id} place={place} isCard={shown === 'card'} onClose={hide} />}
    </span>
  );
}

/** A link in the text: one to another site is marked, one to a term of the glossary says what the term means. */
export default function A({children, ...props}: Props): ReactNode {
  const {markOutwardLinks, showTermMeanings} = useComforts();
  const {href = ''} = props;
  if (showTermMeanings && href.includes('#term-'))
    return (
      <TermLink {...props} href={href}>
        {children}
      </TermLink>
    );
  return (
    <LinkOriginal {...props}>
      {children}
      {markOutwardLinks && /^https?:/.test(href) && (
        <>
          {'\u00a0'}
          <span
            role="img"
            className="leads-out"
            aria-label={translate({id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)'})}
          />
        </>
      )}
    </LinkOriginal>
  );
}
