import type {DialogPage} from '../support/DialogPage';
import {expect, test} from '../support/dialogTest';
import {expectAccessible} from '../support/expectAccessible';

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
    await search.chooseAndReopen('captioning');
    await expect(search.rows('Recent')).toHaveCount(1);
  },
  results: async search => {
    await search.search('styling');
    await search.page.keyboard.press('ArrowDown');
  },
  'the versions to search': async search => {
    await search.search('styling');
    await search.dialog.getByRole('button', {name: 'Stable (v2.x)'}).click();
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
    await search.input.fill('importer');
    await expect(search.dialog.getByRole('button', {name: 'Try again'})).toBeVisible({timeout: 20_000});
  },
};

test.use({expectedMessages: [[/The search failed/, /Failed to load resource/, /net::ERR/], {scope: 'test'}]});

for (const [name, show] of Object.entries(SCREENS))
  test(`[D-01] ${name} has nothing that axe objects to, and fits, narrow and wide, light and dark`, async ({
    search,
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    await search.goto();
    await search.open();
    await show(search);
    await expectAccessible(page, 'dialog');
  });

test.describe('the results page', () => {
  for (const [name, query, shown] of [
    ['results', 'importer', /^\d+ results$/],
    ['no results', 'eirghuierge', /^No results found for/],
    ['nothing asked', '', /^Type a word/],
  ] as const)
    test(`[R-02] ${name}: nothing that axe objects to, and fits, narrow and wide, light and dark`, async ({
      page,
    }) => {
      await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
      await page.goto(`/search?q=${query}`);
      await expect(page.getByText(shown)).toBeVisible({timeout: 15_000});
      await expectAccessible(page, 'html');
    });
});
