import {CONVERSATIONS, exchange} from '../support/AskPage';
import {expect, test} from '../support/askTest';
import {DOCUMENTATION} from '../support/documentation';
import {expectBelowNavbar} from '../support/expectBelowNavbar';

// The form of the documentation in which every choice of the configuration is made otherwise.

const BASE = DOCUMENTATION.other.baseUrl.replace(/\/$/, '');

test('[S-11] the footer shows links without titles in one row', async ({page}) => {
  await page.goto(`${BASE}/blog`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__col')).toHaveCount(0);
  const links = footer.locator('.footer__links').getByRole('link');
  await expect(links).toHaveText([/FAQ/, /Issues/]);
  const [faq, issues] = await Promise.all([links.first().boundingBox(), links.last().boundingBox()]);
  expect(Math.abs((faq?.y ?? 0) - (issues?.y ?? 99))).toBeLessThan(4);
  expect(issues?.x).toBeGreaterThan(faq?.x ?? Infinity);
  await expect(footer).toContainText('2022-2025');
});

test('[E-04] an announcement that cannot be closed has no button to close it', async ({page}) => {
  await page.goto(`${BASE}/docs/tips`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Close'})).toHaveCount(0);
});

test('[T-02] the toggle flips light and dark where the preference of the system does not count', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto(`${BASE}/`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const seen of ['dark', 'light', 'dark']) {
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', seen);
  }
});

for (const [layout, viewport] of Object.entries({
  desktop: {width: 1440, height: 900},
  mobile: {width: 390, height: 844},
}))
  test.describe(`${layout}, with a navbar that stays`, () => {
    test.use({viewport});

    test('[S-13] a visit and a press on a link leave the target below the navbar', async ({page}) => {
      await page.goto(`${BASE}/docs/api#lazyrowslimit`);
      await expectBelowNavbar(page, 'lazyrowslimit', 'opened');
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator('main').getByRole('link', {name: 'maxTilesPerRow', exact: true}).first().click();
      await expect(page).toHaveURL(/#maxtilesperrow$/);
      await expectBelowNavbar(page, 'maxtilesperrow', 'pressed');
      await expect(page.locator('.navbar')).toBeInViewport({ratio: 1});
    });
  });

test('[V-13] without personalization nothing is kept, and nothing kept is shown', async ({ask, page}) => {
  await ask.goto(`${BASE}/docs/api`);
  const hit = {
    objectID: 'past',
    url: `${BASE}/docs/tips`,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Guide', lvl1: 'Tips'},
  };
  const past = {
    [CONVERSATIONS]: [{objectID: 'how?', query: 'how?', messages: exchange('how?', 'So.')}],
    __DOCSEARCH_RECENT_SEARCHES__docsearch: [hit],
    __DOCSEARCH_FAVORITE_SEARCHES__docsearch: [hit],
  };
  await page.evaluate(lists => {
    for (const [key, list] of Object.entries(lists)) localStorage.setItem(key, JSON.stringify(list));
  }, past);
  const kept = () =>
    page.evaluate(() =>
      Object.fromEntries(
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith('__DOCSEARCH'))
          .map(([key, list]) => [key, JSON.parse(String(list)) as unknown]),
      ),
    );
  await ask.open();
  await expect(ask.dialog.getByText('No recent searches')).toBeVisible();
  await expect(ask.dialog.getByText(/^(Tips|how\?)$/)).toHaveCount(0);
  await ask.chooseAndReopen('styling');
  await expect(ask.dialog.getByText('No recent searches')).toBeVisible();
  await ask.ask();
  await ask.menu.click();
  await expect(ask.dialog.getByRole('button', {name: 'Start a new conversation'})).toBeVisible();
  await expect(ask.dialog.getByRole('button', {name: 'Conversation history'})).toHaveCount(0);
  await expect.poll(() => kept()).toEqual(past);
});

test('without the comforts of reading, links only lead somewhere, code and drawings have no buttons for them', async ({
  page,
}) => {
  await page.goto(`${BASE}/docs/getting-started`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.setViewportSize({width: 390, height: 844});
  const heading = page.getByRole('link', {name: /^Direct link to/}).first();
  await expect(heading).toHaveAttribute('title', /^Direct link to/);
  const block = page.locator('.theme-code-block').filter({hasText: "galleryId: 'holidays', sources"});
  await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible();
  await expect(block.locator('pre')).toHaveAttribute('tabindex', '0');
  await expect(block.getByRole('button', {name: 'Toggle word wrap'})).toHaveCount(0);
  await expect(page.getByRole('img', {name: 'Two rows of tiles that fill the width'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Enlarge'})).toHaveCount(0);
  const term = page.getByRole('main').getByRole('link', {name: 'lightbox', exact: true}).first();
  await term.focus();
  await expect(term).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.goto(`${BASE}/docs/tips`);
  const outside = page.getByRole('link', {name: 'the format of site maps'});
  await expect(outside).toBeVisible();
  await expect(outside.getByRole('img')).toHaveCount(0);
});

test('without its list of keys, a question mark is a letter of the query', async ({ask, page}) => {
  await ask.goto(`${BASE}/docs/tips`);
  await ask.open();
  await page.keyboard.press('?');
  await expect(page.getByRole('combobox')).toHaveValue('?');
  await expect(page.getByRole('button', {name: 'Keys'})).toHaveCount(0);
});
