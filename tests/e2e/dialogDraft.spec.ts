import {expect, test} from '../support/dialogTest';

test.describe('what is typed', () => {
  test('[S-16] stands in the dialog again after the page was loaded anew', async ({search, page}) => {
    await search.goto();
    await search.open();
    await search.search('crawler');
    await page.reload();
    await expect(search.input).toHaveValue('crawler');
    await expect(search.input).toBeFocused();
    await expect(search.options.first()).toBeVisible({timeout: 15_000});
    await page.keyboard.press('Escape');
    await search.expectClosed();
  });

  test('is forgotten with the dialog that is closed, and on a visit to another page', async ({
    search,
    page,
  }) => {
    await search.goto();
    await search.open();
    await search.input.fill('crawler');
    await page.keyboard.press('Escape');
    await search.expectClosed();
    await page.reload();
    await search.goto('/docs/tips');
    await expect(search.dialog).toHaveCount(0);

    await search.open();
    await search.input.fill('crawler');
    await search.goto('/docs/styling');
    await expect(search.dialog).toHaveCount(0);
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await expect(search.dialog).toHaveCount(0);
  });
});

test.describe('after a deployment', () => {
  test.use({expectedMessages: [/The search failed|Failed to load resource|net::ERR/]});

  test('[S-16] trying again what failed loads the new page, with the query typed', async ({search, page}) => {
    const restore = await search.onProvider(route => route.abort());
    await search.goto();
    await search.open();
    await search.input.fill('crawler');
    const retry = search.dialog.getByRole('button', {name: 'Try again'});
    await expect(retry).toBeVisible({timeout: 20_000});
    await restore();
    await page.route('**/assets/js/*.js', route =>
      route.request().method() === 'HEAD' ? route.fulfill({status: 404}) : route.continue(),
    );
    const loaded = page.waitForEvent('load');
    await retry.click();
    await loaded;
    await expect(search.input).toHaveValue('crawler');
    await expect(search.options.first()).toBeVisible({timeout: 15_000});
  });
});
