import type {DialogPage} from '../support/DialogPage';
import {expect, test} from '../support/dialogTest';
import {findViolations} from '../support/findViolations';

const SCREENS: Record<string, (search: DialogPage) => Promise<void>> = {
  'the start screen': async search => {
    await expect(search.dialog.getByText('No recent searches')).toBeVisible();
  },
  'recent and favourite searches': async search => {
    await search.chooseAndReopen('styling');
    await search
      .rows('Recent')
      .getByRole('button', {name: /^Save this search/})
      .click();
    await search.chooseAndReopen('prompting');
    await expect(search.rows('Recent')).toHaveCount(1);
  },
  results: async search => {
    await search.search('styling');
    await search.page.keyboard.press('ArrowDown');
  },
  'the versions to search': async search => {
    await search.search('styling');
    await search.dialog.getByRole('button', {name: 'Stable (v4.x)'}).click();
  },
  'no results': async search => {
    await search.input.fill('stylesheetxqzwvkj');
    await expect(search.dialog.getByRole('list', {name: 'Try searching for'})).toBeVisible();
  },
  'an error': async search => {
    await search.onProvider(route => route.abort());
    await search.page.reload();
    await search.goto();
    await search.open();
    await search.input.fill('crawler');
    await expect(search.dialog.getByRole('button', {name: 'Try again'})).toBeVisible({timeout: 20_000});
  },
};

test.use({expectedMessages: [[/The search failed/, /Failed to load resource/, /net::ERR/], {scope: 'test'}]});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 320])
    for (const [name, show] of Object.entries(SCREENS))
      test.describe(`${colorScheme}, ${width} px`, () => {
        test.use({colorScheme, viewport: {width, height: 800}});
        test(`[D-01] ${name} has nothing that axe objects to, and fits`, async ({search, page}) => {
          await search.goto();
          await search.open();
          await show(search);
          expect(await findViolations(page, 'dialog')).toEqual([]);
          expect(await search.dialog.evaluate(dialog => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
        });
      });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`the results page, ${colorScheme}`, () => {
    test.use({colorScheme, viewport: {width: 320, height: 800}});
    for (const [name, query, shown] of [
      ['results', 'crawler', /^\d+ results$/],
      ['no results', 'eirghuierge', /^No results found for/],
      ['nothing asked', '', /^Type a word/],
    ] as const)
      test(`[R-02] ${name}: nothing that axe objects to, and fits`, async ({page}) => {
        await page.goto(`/search?q=${query}`);
        await expect(page.getByText(shown)).toBeVisible({timeout: 15_000});
        expect(await findViolations(page, 'main')).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
          true,
        );
      });
  });
