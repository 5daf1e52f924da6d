import {expect, test} from '../support/dialogTest';

test.describe('what is typed', () => {
  test('[S-16] stands in the dialog again after the page was loaded anew', async ({search, page}) => {
    await search.goto();
    await search.open();
    await search.search('importer');
    await page.reload();
    await expect(search.input).toHaveValue('importer');
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
    await search.input.fill('importer');
    await page.keyboard.press('Escape');
    await search.expectClosed();
    await page.reload();
    await search.goto('/docs/tips');
    await expect(search.dialog).toHaveCount(0);

    await search.open();
    await search.input.fill('importer');
    await search.goto('/docs/styling');
    await expect(search.dialog).toHaveCount(0);
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await expect(search.dialog).toHaveCount(0);
  });

  for (const [kind, url] of [
    ['of the same kind', '/docs/requirements'],
    ['with a navbar of its own', '/blog'],
  ] as const)
    test(`[S-24] stands in the dialog when a page ${kind} arrives that was on its way`, async ({
      search,
      page,
    }) => {
      await search.goto('/docs/introduction');
      await search.open();
      await page.keyboard.press('Escape');
      let release = () => {};
      const released = new Promise<void>(resolve => (release = resolve));
      await page.route('**/assets/js/*.js', async route => {
        await released;
        await route.continue();
      });
      await page.locator(`a[href="${url}"]`).first().click();
      await expect(page).toHaveURL(url);
      await page.keyboard.press('Control+k');
      await search.input.fill('importer');
      release();
      await expect(page).not.toHaveTitle(/^What is Mosaika/);
      await expect(search.input).toHaveValue('importer');
      await expect(search.input).toBeFocused();
      await page.keyboard.press('Escape');
      await search.expectClosed();
    });
});
