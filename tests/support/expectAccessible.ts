import {expect, type Page} from '@playwright/test';
import {findViolations} from './findViolations';

/** The rules that can see which of the two colour modes is on. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects axe to object to nothing in what is shown, in both colour modes, wide and narrow, and the part to fit. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  for (const [width, colorScheme, rules] of [
    [1440, 'light'],
    [320, 'light'],
    [320, 'dark', COLOUR_RULES],
    [1440, 'dark', COLOUR_RULES],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await findViolations(page, part, rules), `${width} px, ${colorScheme}`).toEqual([]);
    expect(
      await page.locator(part).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
      `${width} px`,
    ).toBe(0);
  }
}
