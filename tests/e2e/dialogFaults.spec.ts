import {expect, test} from '../support/dialogTest';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docsearch';

const isLocked = () => document.body.classList.contains('DocSearch--active');

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('[D-01] going back closes the dialog that fills the screen, and leaves the page', async ({
    search,
    page,
  }) => {
    await search.goto();
    await search.open();
    await page.goBack();
    await expect(search.dialog).toHaveCount(0);
    await expect(page).toHaveURL('/docs/api');
    await expect.poll(() => page.evaluate(isLocked)).toBe(false);
  });

  test('[D-01] closed in another way, or left for a result, it stands in no one’s way back', async ({
    search,
    page,
  }) => {
    await search.goto('/docs/styling');
    await search.goto();
    await search.open();
    await page.keyboard.press('Escape');
    await expect(search.dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.docSearchDialog)).toBeUndefined();
    await search.open();
    await search.search('lightbox');
    const url = await search.options.first().getAttribute('href');
    await search.options.first().click();
    await expect(page).toHaveURL(url!);
    await page.goBack();
    await expect(page).toHaveURL('/docs/api');
    await expect(search.dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/docs/styling');
  });
});

test('[B-06] a page enlarged to twice its size has a dialog with room around it', async ({search, page}) => {
  await page.setViewportSize({width: 720, height: 450});
  await search.goto();
  await search.open();
  const box = await page.locator('.DocSearch-Modal').boundingBox();
  expect(box!.x).toBeGreaterThan(0);
  expect(box!.y).toBeGreaterThan(0);
  expect(box!.y + box!.height).toBeLessThanOrEqual(450);
});

test('[D-07] Escape right after the shortcut leaves a page that scrolls', async ({search, page}) => {
  await search.goto();
  await search.open();
  await page.keyboard.press('Escape');
  await search.expectClosed();
  await page.evaluate(() => {
    // As early as the browser itself can close it: in the moment in which the dialog is in the page.
    new MutationObserver((_, observer) => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      if (!dialog) return;
      observer.disconnect();
      if (dialog.dispatchEvent(new Event('cancel', {cancelable: true}))) dialog.close();
    }).observe(document.body, {childList: true, subtree: true, attributes: true});
  });
  await page.keyboard.press('Control+k');
  await expect(search.dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(isLocked)).toBe(false);
});

test.describe('what was stored or is written in an address', () => {
  test('[D-11] a stored search that would run a script is not offered', async ({search, page}) => {
    await search.goto();
    await page.evaluate(key => {
      const hit = {type: 'lvl1', content: null, hierarchy: {lvl0: 'Guide', lvl1: 'Past'}};
      localStorage.setItem(
        key,
        JSON.stringify([
          {...hit, objectID: '1', url: 'javascript:document.title="ran"'},
          {...hit, objectID: '2', url: '/docs/api', language: 'fr_FR'},
          {...hit, objectID: '3', url: '/docs/tips', language: {a: 1}},
        ]),
      );
    }, RECENT);
    await search.open();
    await expect(search.rows('Recent')).toHaveCount(2);
    await expect(search.dialog.locator('a[href^="javascript"]')).toHaveCount(0);
  });

  test('[D-12] [T-18] two tabs keep what either stores', async ({search, context}) => {
    await search.goto();
    await search.open();
    const other = await context.newPage();
    await other.goto('/docs/api');
    await other.evaluate(key => {
      const hit = {objectID: 'x', url: '/docs/tips', type: 'lvl1', content: null};
      localStorage.setItem(key, JSON.stringify([{...hit, hierarchy: {lvl0: 'Guide', lvl1: 'Elsewhere'}}]));
    }, RECENT);
    await expect(search.rows('Recent')).toHaveText(/Elsewhere/);
    await search.search('styling');
    await search.options.first().click();
    await search.open();
    await expect(search.rows('Recent')).toHaveCount(2);
    await expect(search.rows('Recent').nth(1)).toContainText('Elsewhere');
  });

  test('[R-02] a page of results that does not exist becomes the last one that does', async ({page}) => {
    await page.goto('/search?q=importer&page=999');
    await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible({timeout: 15_000});
    await page.goto('/search?q=importer&page=1000000000&version=__proto__');
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  });

  test('[V-01] half a character in the field, the address and the selection takes nothing down', async ({
    search,
    page,
  }) => {
    await search.goto();
    await page.evaluate(() => {
      const text = document.createElement('p');
      text.textContent = `${'gallery '.repeat(63)}gallery💡 more`;
      document.querySelector('main')?.append(text);
      window.getSelection()?.selectAllChildren(text);
    });
    await page.keyboard.press('Control+k');
    await expect(search.input).toBeFocused();
    await expect(search.input).toHaveValue(`${'gallery '.repeat(63)}gallery`);
    await search.input.evaluate((field: HTMLInputElement) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      set.call(field, 'gallery \uD83D');
      field.dispatchEvent(new Event('input', {bubbles: true}));
    });
    await expect(search.list.or(search.dialog.getByText(/No results found/)).first()).toBeVisible();
    await page.goto('/search?q=gallery%F0%9F%92');
    await expect(page.getByRole('searchbox')).toHaveValue(/^gallery/);
  });
});

test.describe('offline', () => {
  test.use({
    expectedMessages: [
      [/The search dialog could not be loaded/, /Failed to load resource/, /net::ERR/],
      {scope: 'test'},
    ],
  });

  test('[D-21] before its first use it says so over the page, and opens with what was typed once the network is back', async ({
    search,
    page,
    context,
  }) => {
    await search.goto();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('import');
    const failure = page.getByRole('dialog', {name: 'The search could not be loaded'});
    await expect(failure).toBeVisible();
    await expect(page).toHaveURL('/docs/api');
    await context.setOffline(false);
    await failure.getByRole('button', {name: 'Try again'}).click();
    await expect(search.input).toHaveValue('import', {timeout: 15_000});
    await expect(failure).toHaveCount(0);
  });
});

test('[R-02] without a script the results page says what to do', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/search?q=importer');
  const note = page.getByText(/needs JavaScript/);
  await expect(note).toBeVisible();
  await note.getByRole('link', {name: 'the documentation'}).click();
  await expect(page).toHaveURL('/docs/introduction');
  await context.close();
});

test('[D-18] a word that nothing has is answered by words of this site that lead to something', async ({
  search,
}) => {
  await search.goto();
  await search.open();
  await search.input.fill('authorizfjkldsation');
  const list = search.dialog.getByRole('list', {name: 'Try searching for'});
  await expect(list.getByRole('button').first()).toHaveText(/^autho/);
  await list.getByRole('button').first().click();
  await expect(search.options.first()).toBeVisible();
});

test('[D-11] the first opening offers pages and questions to begin with, by keyboard too', async ({
  search,
  page,
}) => {
  await search.goto();
  await search.open();
  await expect(search.dialog.getByText('No recent searches')).toBeVisible();
  const pages = search.dialog.getByRole('region', {name: 'Start here'}).getByRole('link');
  expect(await pages.count()).toBeGreaterThan(2);
  for (const link of await pages.all())
    expect((await page.request.get((await link.getAttribute('href'))!)).ok()).toBe(true);
  await expect(search.dialog.getByRole('region', {name: 'Ask AI'}).getByRole('button')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await expect(pages.first()).toBeFocused();
  const url = await pages.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url!);
  await expect(search.dialog).toHaveCount(0);
});
