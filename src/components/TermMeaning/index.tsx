import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {glossary} from '@generated/glossary/default/glossary';
import {type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface TermMeaningProps {
  /** Address of the term in the glossary, base URL included. */
  href: string;
  id: string;
  /** What the meaning is shown beside, with the link in it. */
  place: RefObject<HTMLElement | null>;
  /** Whether it stays until it is closed and has a link of its own, as after a tap. */
  isCard: boolean;
  onClose: () => void;
}

/** Distance to the edges of the window, in pixels. */
const EDGE = 8;

/** Returns what a term means, `undefined` for one that no page defines. */
function meaningOf(href: string): string | undefined {
  const [page = '', anchor = ''] = href.split('#');
  const path = page || window.location.pathname;
  return glossary[path.replace(/(?<=.)\/$/, '')]?.[anchor];
}

/** Puts a box below an element, or above it where there is no room, within the window. */
function moveBeside(box: HTMLElement, place: HTMLElement): void {
  // A link that is broken into lines is told by its last one.
  const [line] = [...(place.querySelector('a') ?? place).getClientRects()].reverse();
  if (!line) return;
  const {width, height} = box.getBoundingClientRect();
  const start = getComputedStyle(place).direction === 'rtl' ? line.right - width : line.left;
  const isAbove = line.bottom + height > window.innerHeight && line.top > height;
  box.style.left = `${Math.max(EDGE, Math.min(start, document.documentElement.clientWidth - width - EDGE))}px`;
  box.style.top = `${isAbove ? line.top - height : line.bottom}px`;
}

/** What a term of the glossary means, beside a link to it. Escape closes it, scrolling, and a tap beside a card. */
export default function TermMeaning({href, id, place, isCard, onClose}: TermMeaningProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const meaning = meaningOf(href);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (!place.current) return;
    if (!box.current) {
      // Nothing is known of the term but where it is defined.
      if (isCard) place.current.querySelector('a')?.click();
      return;
    }
    box.current.showPopover();
    moveBeside(box.current, place.current);
    if (isCard) box.current.focus({preventScroll: true});
  }, [place, isCard]);

  useEffect(() => {
    const ending = new AbortController();
    const {signal} = ending;
    // The browser closes a card, and gives the focus back.
    if (!isCard) document.addEventListener('keydown', ({key}) => key === 'Escape' && close(), {signal});
    document.addEventListener('scroll', () => close(), {signal, passive: true});
    return () => ending.abort();
  }, [isCard]);

  if (meaning === undefined) return null;
  if (isCard)
    return (
      <span
        ref={box}
        id={id}
        role="dialog"
        aria-label={translate({id: 'site.term.meaning', message: 'Meaning'})}
        popover="auto"
        tabIndex={-1}
        className={clsx(styles.meaning, styles.card)}
        onToggle={({newState}) => newState === 'closed' && onClose()}
      >
        {meaning}{' '}
        <Link to={href}>
          <Translate id="site.term.more" description="Leads to a term in the glossary">
            More in the glossary
          </Translate>
        </Link>
      </span>
    );
  return (
    <span ref={box} id={id} role="tooltip" popover="manual" className={styles.meaning}>
      {meaning}
    </span>
  );
}
