import type {Locator} from '@playwright/test';
import type {DialogPage} from '../support/DialogPage';
import {expect, test} from '../support/dialogTest';

test.use({
  expectedMessages: [
    [/The search failed/, /The search dialog could not be loaded/, /Failed to load resource/, /net::ERR/],
    {scope: 'test'},
  ],
});

const TITLE = 'Unable to fetch results';

/** Searches while the provider is away, and returns the button that tries again once it is back. */
async function failOnce(search: DialogPage): Promise<Locator> {
  const restore = await search.onProvider(route => route.abort());
  await search.goto();
  await search.open();
  await search.input.fill('importer');
  const retry = search.dialog.getByRole('button', {name: 'Try again'});
  await expect(retry).toBeVisible({timeout: 20_000});
  await restore();
  return retry;
}

test('[D-21] [T-10] an outage is named, and the next keystroke after it finds again', async ({search}) => {
  const restore = await search.onProvider(route => route.abort());
  await search.goto();
  await search.open();
  await search.input.fill('importer');
  await expect(search.dialog.getByText(TITLE, {exact: true})).toBeVisible({timeout: 20_000});
  await expect(
    search.dialog.getByText('You might want to check your network connection.', {exact: true}),
  ).toBeVisible();
  await expect(search.list).toHaveCount(0);
  await restore();
  await search.search('importers');
  await expect(search.dialog.getByText(TITLE, {exact: true})).toHaveCount(0);
});

test('[D-21] the button of the error screen tries again without closing', async ({search, page}) => {
  const retry = await failOnce(search);
  await page.keyboard.press('ArrowDown');
  await expect(retry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search.options.first()).toBeVisible();
  await expect(search.input).toBeFocused();
});

test('[T-10] a search without an answer for 300 ms is shown as stalled', async ({search, page}) => {
  let release = () => {};
  const released = new Promise<void>(resolve => (release = resolve));
  await search.onProvider(async route => {
    await released;
    await route.continue();
  });
  await search.goto();
  await search.open();
  await search.input.fill('importer');
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(search.dialog.getByText('Searching...').first()).toBeVisible();
  release();
  await expect(search.options.first()).toBeVisible();
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
});

test('[D-21] the dialog whose code cannot be loaded leads to the results page with what was typed', async ({
  search,
  page,
}) => {
  await search.goto();
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', route => route.abort());
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search\?q=/, {timeout: 15_000});
});

test('[R-02] [D-21] on the results page an error is said, and can be tried again', async ({search, page}) => {
  const restore = await search.onProvider(route => route.abort());
  await page.goto('/search?q=importer');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results', {timeout: 20_000});
  await restore();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[S-16] after a deployment, trying again what failed loads the new page, with the query typed', async ({
  search,
  page,
}) => {
  const retry = await failOnce(search);
  await page.route('**/assets/js/*.js', route =>
    route.request().method() === 'HEAD' ? route.fulfill({status: 404}) : route.continue(),
  );
  const loaded = page.waitForEvent('load');
  await retry.click();
  await loaded;
  await expect(search.input).toHaveValue('importer');
  await expect(search.options.first()).toBeVisible({timeout: 15_000});
});
