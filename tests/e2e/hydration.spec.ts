import {expect, test} from '../support/test';

const MISMATCH = /The page that was served differs from the one its scripts render, first at <h1>/;

test.describe('a page that was changed on its way', () => {
  test.use({expectedMessages: [MISMATCH]});

  test('[X-01] is repaired, and the console says where it differs', async ({page}) => {
    const told = page.waitForEvent('console', message => MISMATCH.test(message.text()));
    await page.route('**/docs/tips', async route => {
      const response = await route.fetch();
      const html = await response.text();
      const changed = html.replace(/<h1>(.*?)<\/h1>/, '<h5>$1</h5>');
      expect(changed).not.toBe(html);
      await route.fulfill({response, body: changed});
    });
    await page.goto('/docs/tips');
    expect((await told).type()).toBe('error');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tips for a good search');
  });
});
