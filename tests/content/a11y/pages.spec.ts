import {expectAccessible} from '../../support/expectAccessible';
import {expect, test} from '../../support/test';

/** The home pages, which the fixture documentation has not, and pages with drawings, forms of tables and long lines. */
const PAGES = [
  '/',
  '/fr/',
  '/docs/docsearch',
  '/docs/how-does-it-work',
  '/docs/styling',
  '/docs/v4/askai-errors',
  '/fr/docs/v4/askai',
  '/docs/legacy/scraper-overview',
  '/blog/search-without-an-account',
];

for (const path of PAGES)
  test(`${path} breaks no rule of accessibility and fits, narrow and wide, light and dark`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page, 'html');
  });
