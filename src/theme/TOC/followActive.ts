/** Class of the link to the section that is being read. */
export const ACTIVE = 'table-of-contents__link--active';

/** What stays in view of the list before and after that link, in pixels. */
const CONTEXT = 96;

/**
 * Scrolls a list of headings, and nothing around it, whenever another section is being read.
 *
 * @returns a function that ends it
 */
export function followActive(list: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    // Before the first section none is being read.
    const link = list.querySelector(`.${ACTIVE}`) ?? list.querySelector('a');
    // Whoever is at the list scrolls it by hand.
    if (!link || list.matches(':hover, :focus-within')) return;
    const frame = list.getBoundingClientRect();
    const {top, bottom} = link.getBoundingClientRect();
    const above = Math.min(0, top - CONTEXT - frame.top);
    const below = Math.max(0, bottom + CONTEXT - frame.bottom);
    list.scrollTop += above + below;
  });
  observer.observe(list, {subtree: true, attributeFilter: ['class']});
  return () => observer.disconnect();
}
