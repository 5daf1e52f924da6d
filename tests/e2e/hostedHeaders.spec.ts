import {HOSTED, ASK_HOST} from '../support/documentation';
import {expect, test} from '../support/hostedTest';
import {DialogPage} from '../support/DialogPage';

const PROVIDER_HOST = `https://${HOSTED.appId.toLowerCase()}-dsn.algolia.net`;

test('the policy lets pages talk to the provider and to nobody else', async ({page, algolia}) => {
  const response = await page.goto('/docs/api');
  const policy = response?.headers()['content-security-policy'] ?? '';
  const connect = /connect-src ([^;]*);/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(connect).toContain(PROVIDER_HOST);
  const others = connect.filter(source => !source.includes(HOSTED.appId.toLowerCase()));
  expect(others.toSorted()).toEqual(["'self'", `https://${ASK_HOST}`]);

  const search = new DialogPage(page);
  await search.goto();
  await search.open();
  await search.search('styling');
  await page.goto('/search?q=styling');
  await expect(page.getByRole('main').getByRole('link', {name: /styl/i}).first()).toBeVisible();
  expect(algolia.requests.length).toBeGreaterThan(1);
});

test.describe('another host', () => {
  test.use({expectedMessages: [/Content Security Policy/]});

  test('is out of reach', async ({page}) => {
    await page.goto('/docs/api');
    const sent = page.evaluate(() => fetch('https://other0000x-dsn.algolia.net/1/indexes/*/queries'));
    await expect(sent).rejects.toThrow(/fetch/i);
  });
});
