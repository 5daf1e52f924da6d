import type {Page} from '@playwright/test';

/** Returns the words of the items of the navbar that lie over the one before them. */
export function crossedItems(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const items = [
      ...document.querySelectorAll('.navbar__inner :is(.navbar__brand, .navbar__item, button)'),
    ].filter(item => item.checkVisibility());
    const edges = items.map(item => item.getBoundingClientRect());
    return items
      .filter((_, place) => (edges[place]?.left ?? 0) + 0.5 < (edges[place - 1]?.right ?? 0))
      .map(({textContent}) => textContent);
  });
}
