/** Class of the link to the section that is being read. */
const ACTIVE = 'table-of-contents__link--active';

/** What stays in view of the list before and after that link, in pixels. */
const CONTEXT = 96;

/** Returns the heading that a link of the list leads to. */
function headingOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(link.hash.slice(1)));
}

/**
 * Returns the link to the section that is being read, `undefined` before the first: the first heading at or below the
 * place where the target of an anchor rests, or the one before it where that is in the lower half of the window.
 */
function linkBeingRead(links: HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const rest = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  // Positions are rounded to device pixels, by less than one.
  const topOf = (link: HTMLAnchorElement) => headingOf(link)?.getBoundingClientRect().top ?? -Infinity;
  const next = links.findIndex(link => topOf(link) > rest - 1);
  if (next < 0) return links.at(-1);
  const following = links[next];
  return following && topOf(following) < window.innerHeight / 2 ? following : links[next - 1];
}

/** Scrolls the list, and nothing around it, so that a link is in view with what stands around it. */
function reveal(list: HTMLElement, link: HTMLElement): void {
  const frame = list.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  list.scrollTop += Math.min(0, top - CONTEXT - frame.top) + Math.max(0, bottom + CONTEXT - frame.bottom);
}

/**
 * Marks in a list of headings the link to the section that is being read, and keeps it in view. The theme's own way
 * takes the first heading below the upper edge of the window, where a navbar may lie.
 *
 * @returns a function that ends it
 */
export function followReading(list: HTMLElement): () => void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  let active: HTMLAnchorElement | undefined;
  const update = () => {
    const link = linkBeingRead(links);
    if (link === active) return;
    active?.classList.remove(ACTIVE);
    active?.removeAttribute('aria-current');
    link?.classList.add(ACTIVE);
    link?.setAttribute('aria-current', 'location');
    active = link;
    const shown = link ?? links[0];
    // Whoever is at the list scrolls it by hand.
    if (shown && !list.matches(':hover, :focus-within')) reveal(list, shown);
  };
  update();
  const options = {passive: true};
  document.addEventListener('scroll', update, options);
  window.addEventListener('resize', update, options);
  return () => {
    document.removeEventListener('scroll', update);
    window.removeEventListener('resize', update);
  };
}
