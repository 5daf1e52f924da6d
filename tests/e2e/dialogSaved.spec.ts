import type {DialogPage} from '../support/DialogPage';
import {expect, test} from '../support/dialogTest';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docsearch';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docsearch';

const SAVE = /^Save this search/;
const REMOVE_RECENT = /^Remove this search from history/;
const REMOVE_FAVORITE = /^Remove this search from favorites/;

function stored(count: number, prefix: string) {
  return Array.from({length: count}, (_, index) => ({
    objectID: `${prefix}${index}`,
    url: `/docs/api#${prefix}${index}`,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Group', lvl1: `${prefix} ${index}`, lvl2: null},
  }));
}

async function openWith(search: DialogPage, lists: Record<string, unknown>): Promise<void> {
  await search.goto();
  await search.page.evaluate(entries => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, lists);
  await search.open();
}

test('[D-11] nothing stored: says so', async ({search}) => {
  await search.goto();
  await search.open();
  await expect(search.dialog.getByText('No recent searches')).toBeVisible();
  await expect(search.input).not.toHaveAttribute('aria-controls');
});

test('[D-11] [T-18] [E-13] a followed result is a recent search, the latest first, each once', async ({
  search,
  page,
}) => {
  await search.goto();
  await search.open();
  await search.chooseAndReopen('styling');
  await expect(search.rows('Recent')).toHaveCount(1);
  await search.chooseAndReopen('captioning');
  await expect(search.rows('Recent')).toHaveCount(2);
  await expect(search.rows('Recent').first()).toContainText(/caption/i);
  await search.chooseAndReopen('styling');
  await expect(search.rows('Recent')).toHaveCount(2);
  await expect(search.rows('Recent').first()).toContainText(/styl/i);
  const keys = await page.evaluate(() =>
    Object.keys(localStorage).filter(key => key.startsWith('__DOCSEARCH')),
  );
  expect(keys.toSorted()).toEqual([FAVORITE, RECENT]);
});

test('[T-19] of a passage its heading is remembered', async ({search}) => {
  await search.goto();
  await search.open();
  await search.search('styling');
  const hrefs = await search.options.evaluateAll(all => all.map(option => option.getAttribute('href') ?? ''));
  const passage = await search.options.evaluateAll(all =>
    all.findIndex(
      option =>
        option.getAttribute('href')?.startsWith('/docs/styling#') &&
        option.querySelector('.DocSearch-Hit-path'),
    ),
  );
  expect(hrefs).toContain('/docs/styling');
  expect(passage).toBeGreaterThan(0);
  await search.options.nth(passage).click();
  await search.open();
  await expect(search.rows('Recent').getByRole('link').first()).toHaveAttribute('href', '/docs/styling');
});

test('[D-12] [T-21] a recent search becomes a favourite, and either is removed by its button', async ({
  search,
}) => {
  await openWith(search, {[RECENT]: stored(2, 'Past')});
  await search.rows('Recent').first().getByRole('button', {name: SAVE}).click();
  await expect(search.rows('Favorite')).toHaveCount(1);
  await expect(search.rows('Recent')).toHaveCount(1);
  await search.rows('Recent').getByRole('button', {name: REMOVE_RECENT}).click();
  await expect(search.rows('Recent')).toHaveCount(0);
  await search.rows('Favorite').getByRole('button', {name: REMOVE_FAVORITE}).click();
  await expect(search.dialog.getByText('No recent searches')).toBeVisible();
  await expect(search.input).toBeFocused();
});

test('[T-18] what is a favourite does not become recent', async ({search}) => {
  await openWith(search, {[FAVORITE]: stored(1, 'Kept')});
  await search.rows('Favorite').getByRole('link').click();
  await search.open();
  await expect(search.rows('Favorite')).toHaveCount(1);
  await expect(search.rows('Recent')).toHaveCount(0);
});

test('[B-07] [T-21] seven recent searches, four as soon as there is a favourite, seven again without', async ({
  search,
}) => {
  await openWith(search, {[RECENT]: stored(9, 'Past')});
  await expect(search.rows('Recent')).toHaveCount(7);
  await search.rows('Recent').first().getByRole('button', {name: SAVE}).click();
  await expect(search.rows('Recent')).toHaveCount(4);
  await search.rows('Favorite').getByRole('button', {name: REMOVE_FAVORITE}).click();
  await expect(search.rows('Recent')).toHaveCount(7);
});

test('[B-07] ten favourites stay', async ({search}) => {
  await openWith(search, {[FAVORITE]: stored(10, 'Kept'), [RECENT]: stored(1, 'Past')});
  await search.rows('Recent').getByRole('button', {name: SAVE}).click();
  await expect(search.rows('Favorite')).toHaveCount(10);
  await expect(search.rows('Favorite').first()).toContainText('Past 0');
});

test('[D-11] arrow keys walk over the rows and back to the field; a letter goes on in it', async ({
  search,
  page,
}) => {
  await openWith(search, {[RECENT]: stored(2, 'Past')});
  await page.keyboard.press('ArrowDown');
  await expect(search.rows('Recent').nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(search.rows('Recent').nth(0).getByRole('button', {name: SAVE})).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(search.rows('Recent').nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search.input).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('api');
  await expect(search.input).toHaveValue('api');
});

test('[X-10] what others wrote under the keys does no harm', async ({search}) => {
  await openWith(search, {
    [RECENT]: [
      null,
      7,
      {},
      {url: 'x'},
      {...stored(1, 'Odd')[0], hierarchy: {lvl0: {}}},
      ...stored(1, 'Good'),
    ],
    [FAVORITE]: {not: 'a list'},
  });
  await expect(search.rows('Recent')).toHaveCount(1);
  await expect(search.rows('Recent')).toContainText('Good 0');
  await search.page.keyboard.press('Escape');
  await search.page.evaluate(key => localStorage.setItem(key, '{broken'), RECENT);
  await search.open();
  await expect(search.dialog.getByText('No recent searches')).toBeVisible();
});

test.describe('blocked storage', () => {
  test.use({expectedMessages: [[/browser storage is not available/], {scope: 'test'}]});

  test('[X-10] without storage the dialog searches and forgets', async ({search, page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await search.goto();
    await search.open();
    const url = await search.chooseAndReopen('styling');
    expect(url).not.toBe('');
    await expect(search.dialog.getByText('No recent searches')).toBeVisible();
  });
});

test('[X-08] over the quota the largest half of its own keys goes and the write is tried again', async ({
  search,
  page,
}) => {
  await search.goto();
  await page.evaluate(() => {
    localStorage.setItem('other-site', 'x'.repeat(1000));
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__old', 'x'.repeat(3000));
    localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__old', 'x'.repeat(10));
    let failures = 1;
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key.startsWith('__DOCSEARCH') && failures-- > 0)
        throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    };
  });
  await search.open();
  await search.chooseAndReopen('styling');
  await expect(search.rows('Recent')).toHaveCount(1);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain('other-site');
  expect(keys).not.toContain('__DOCSEARCH_RECENT_SEARCHES__old');
  expect(keys).toContain('__DOCSEARCH_FAVORITE_SEARCHES__old');
});

test('[X-09] more than 4194304 characters are cut by half on opening', async ({search, page}) => {
  await search.goto();
  await page.evaluate(() => {
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__old', 'x'.repeat(4_194_304));
    localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__old', 'y');
  });
  await search.open();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).not.toContain('__DOCSEARCH_RECENT_SEARCHES__old');
  expect(keys).toContain('__DOCSEARCH_FAVORITE_SEARCHES__old');
});
