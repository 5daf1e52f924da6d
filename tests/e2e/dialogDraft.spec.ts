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
});
