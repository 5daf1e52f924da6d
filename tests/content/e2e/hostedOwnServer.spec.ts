import type {Page} from '@playwright/test';
import {AskPage} from '../../support/AskPage';
import {ENDPOINT_HOST, HOSTED, ASK_HOST} from '../../support/documentation';
import {expect, test as base} from '../../support/hostedTest';
import {type OwnServer, startOwnServer} from '../../support/ownServer';
import {gotoPublished} from '../../support/publishedDialog';

// The server that the documentation prints, asked from the browser.

const test = base.extend<{own: OwnServer}>({
  ask: async ({page}, use) => use(new AskPage(page, 'Look it up')),
  own: async ({hostedOrigin}, use) => {
    const own = await startOwnServer(hostedOrigin);
    await use(own);
    own.close();
  },
});

/** Hands what the dialog asks of its endpoint on to a server. */
const askAt = (page: Page, {url}: OwnServer) =>
  page.route(`http://${ENDPOINT_HOST}/ask{,/**}`, async route => {
    const {pathname} = new URL(route.request().url());
    await route.fulfill({response: await route.fetch({url: url + pathname.replace('/ask', '')})});
  });

const PATHS = ['/v1/chat/completions', '/search', '/v1/chat/completions'];

// The policy of the site has no place for another page's script.
test.use({
  form: 'endpoint',
  bypassCSP: true,
  reducedMotion: 'reduce',
  expectedMessages: [[/Failed to load resource/], {scope: 'test'}],
});

test('[D-23] [D-24] [D-28] [D-30] the dialog asks it, shows its search and its source, and asks on', async ({
  ask,
  own,
  page,
}) => {
  await askAt(page, own);
  await ask.reopen();
  await ask.ask('How large?');
  await expect(ask.exchanges.getByText('Searched for "size" found 1 result')).toBeVisible();
  await expect(ask.exchanges).toContainText('Set it: API 📏');
  await expect(ask.sources).toHaveText(['API']);
  expect(own.passed.map(({path}) => path)).toEqual(PATHS);
  await ask.like.click();
  await expect(ask.dialog.getByText('Thanks for your feedback!')).toBeVisible();
  await ask.askOn('And how small?');
  await ask.answered(2);
  const messages = own.passed.at(-1)?.body.messages as {role: string}[];
  expect(messages.map(({role}) => role)).toEqual([
    'system',
    'user',
    'assistant',
    'tool',
    'assistant',
    'user',
    'assistant',
    'tool',
  ]);
});

test('[X-04] the dialog says what it refuses', async ({ask, page}) => {
  const stranger = await startOwnServer('https://elsewhere.example');
  await askAt(page, stranger);
  await ask.reopen();
  await ask.begin('How large?');
  await expect(ask.exchanges).toContainText('Not from this site (AI-203)');
  expect(stranger.passed).toEqual([]);
  stranger.close();
});

test('the published component asks it, where its calls are handed on to it', async ({own, page}) => {
  const {appId, apiKey, indexName, assistantId, assistantIndexName} = HOSTED;
  // The component knows one address alone; a site that uses it puts a proxy there.
  await page.route(`https://${ASK_HOST}/**`, async route => {
    const {pathname} = new URL(route.request().url());
    const response = await route.fetch({url: own.url + pathname.replace('/chat', '')});
    await route.fulfill({response});
  });
  await gotoPublished(page, '4.7', {
    appId,
    apiKey,
    indexName,
    askAi: {appId, apiKey, assistantId, indexName: assistantIndexName},
  });
  await page.locator('.DocSearch-Button').click();
  await page.locator('.DocSearch-Input').fill('styling');
  await page.locator('#docsearch-askAI-item-0').click();
  await expect(page.locator('.DocSearch-Markdown-Content')).toHaveText('Set it: API 📏');
  await expect(page.locator('.DocSearch-AskAiScreen-MessageContent-Tool')).toContainText('found 1 results');
  await expect(page.locator('.DocSearch-AskAiScreen-RelatedSources-Item-Link')).toHaveText('API');
  expect(own.passed.map(({path}) => path)).toEqual(PATHS);
});
