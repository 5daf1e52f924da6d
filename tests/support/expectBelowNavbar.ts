import {expect, type Page} from '@playwright/test';

/** Returns how far below the navbar, as much of it as is in view, an element begins, in pixels; less than 0: under it. */
export const distanceToNavbar = (page: Page, id: string) =>
  page.evaluate(anchor => {
    const target = document.getElementById(anchor)?.getBoundingClientRect().top ?? -Infinity;
    return (
      target - Math.max(0, document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? Infinity)
    );
  }, id);

/** Expects an element to be in view below the navbar, once the page has come alive. */
export async function expectBelowNavbar(page: Page, id: string, when: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // What hydration has set off has been drawn by the second frame.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator(`[id="${id}"]`), when).toBeInViewport();
  expect(await distanceToNavbar(page, id), when).toBeGreaterThanOrEqual(0);
}
