import {translate} from '@docusaurus/Translate';
import LinkOriginal from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';
import {type ComponentType, type PointerEvent, type ReactNode, useId, useRef, useState} from 'react';
import type {TermMeaningProps} from '../../../components/TermMeaning';
import {useComforts} from '../../../components/useComforts';

/** A link to a term of the glossary, which says what the term means while it is pointed at or has the focus. */
function TermLink({href, ...props}: Props & {href: string}): ReactNode {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [Meaning, setMeaning] = useState<ComponentType<TermMeaningProps> | null>(null);
  const show = () => {
    setIsShown(true);
    import(/* webpackChunkName: 'comforts' */ '../../../components/TermMeaning').then(
      ({default: TermMeaning}) => setMeaning(() => TermMeaning),
      // The link leads to the meaning.
      () => setIsShown(false),
    );
  };
  const hide = () => setIsShown(false);
  // A finger follows the link.
  const point = ({pointerType}: PointerEvent) => pointerType !== 'touch' && show();
  return (
    <span ref={place} onPointerEnter={point} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      <LinkOriginal {...props} href={href} aria-describedby={isShown && Meaning ? id : undefined} />
      {isShown && Meaning && <Meaning href={href} id={id} place={place} onClose={hide} />}
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
