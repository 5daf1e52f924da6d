import {expect, type Page} from '@playwright/test';
import {COLOR_RULES, expectNoViolations, type Look} from './expectNoViolations';

interface Options extends Pick<Look, 'without'> {
  /** Whether the site takes the color mode of the system. */
  followsSystem?: boolean;
}

/** Expects axe to object to nothing in what is shown, in both color modes, wide and narrow, and the part to fit. */
export async function expectAccessible(
  page: Page,
  part: string,
  {without, followsSystem = true}: Options = {},
): Promise<void> {
  const root = page.locator('html');
  for (const [width, colorScheme, rules] of [
    [1440, 'light'],
    [320, 'light'],
    [320, 'dark', COLOR_RULES],
    [1440, 'dark', COLOR_RULES],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme});
    if (!followsSystem)
      await root.evaluate((element, mode) => element.setAttribute('data-theme', mode), colorScheme);
    await expect(root).toHaveAttribute('data-theme', colorScheme);
    await expectNoViolations(page, part, {rules, without, where: `${width} px, ${colorScheme}`});
    await expect
      .poll(() => page.locator(part).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth), {
        message: `${width} px`,
      })
      .toBe(0);
  }
}
