import type {Page} from '@playwright/test';
import type {AlgoliaServer, LoggedRequest} from '../support/algoliaServer';
import {ASK_ENTRY} from '../support/DialogPage';
import {DOCUMENTATION, HOSTED} from '../support/documentation';
import {expect, test} from '../support/hostedTest';
import {installClock} from '../support/installClock';
import {serveFolder} from '../support/serveFolder';

const {appId, apiKey, indexName, assistantId, assistantIndexName} = HOSTED;
const FIRST_HOST = `${appId.toLowerCase()}-dsn.algolia.net`;
const OTHER_HOSTS = [1, 2, 3].map(number => `${appId.toLowerCase()}-${number}.algolianet.com`);
const QUERIES = '/1/indexes/*/queries';

interface SearchRequest {
  query: string;
  indexName: string;
  [parameter: string]: unknown;
}

const requestsOf = ({body}: LoggedRequest) => (body as {requests: SearchRequest[]}).requests;
const queriesOf = (algolia: AlgoliaServer) => algolia.requests.map(request => requestsOf(request)[0]?.query);
const hostsOf = (algolia: AlgoliaServer) => algolia.requests.map(({host}) => host);

const field = (page: Page) => page.getByRole('combobox', {name: 'Search', exact: true});
/** The results; the entry that asks the question instead is none. */
const options = (page: Page) => page.getByRole('listbox').getByRole('option').filter({hasNotText: ASK_ENTRY});
const errorTitle = (page: Page) =>
  page.getByRole('dialog').getByText('Unable to fetch results', {exact: true});

/** Opens the dialog by its shortcut. */
async function openDialog(page: Page, path = '/docs/introduction'): Promise<void> {
  await page.goto(path);
  const button = page.getByRole('button', {name: 'Go on, give it a search'});
  await button.hover();
  await button.click();
  await expect(field(page)).toBeFocused();
}

/** Searches for a query and waits for its results. */
async function find(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(options(page).first()).toContainText(new RegExp(query.slice(0, 4), 'i'));
}

test.describe('a search at the provider', () => {
  test('[N-01] [N-04] goes to the queries of all indexes, with agent and credentials in the address alone', async ({
    page,
    algolia,
  }) => {
    await openDialog(page);
    expect(algolia.requests).toEqual([]);
    await find(page, 'styling');
    const [request] = algolia.requests;
    expect(algolia.requests).toHaveLength(1);
    expect(request).toMatchObject({method: 'POST', host: FIRST_HOST, path: QUERIES});
    expect(request?.query).toEqual({
      'x-algolia-agent': expect.stringMatching(
        /^Algolia for JavaScript \(5\.\d+\.\d+\); Lite \(5\.\d+\.\d+\)/,
      ),
      'x-algolia-api-key': apiKey,
      'x-algolia-application-id': appId,
      'x-algolia-request-id': expect.any(String),
    });
    expect(Object.keys(request?.headers ?? {})).not.toContainEqual(expect.stringMatching(/^x-algolia/));
    // A plain body needs no preflight.
    expect(request?.headers['content-type']).toBe('text/plain');
  });

  test('[N-02] asks for what the dialog shows, 20 hits with snippets of 15 words', async ({
    page,
    algolia,
  }) => {
    await openDialog(page);
    await find(page, 'styling');
    const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
      level => `hierarchy.${level}`,
    );
    expect(algolia.requests.map(requestsOf)).toEqual([
      [
        {
          indexName,
          query: 'styling',
          attributesToRetrieve: expect.arrayContaining([...levels, 'content', 'type', 'url']),
          attributesToSnippet: [...levels.slice(1), 'content'].map(attribute => `${attribute}:15`),
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
          facetFilters: expect.anything(),
        },
      ],
    ]);
  });

  for (const [path, tag] of [
    ['/docs/introduction', 'docs-default-current'],
    ['/docs/v1/introduction', 'docs-default-v1'],
  ] as const) {
    test(`[N-05] ${path} narrows it to its language and version`, async ({page, algolia}) => {
      await openDialog(page, path);
      await find(page, 'importer');
      const facetFilters = algolia.requests.map(request => requestsOf(request)[0]?.facetFilters);
      expect(facetFilters).toEqual([
        ['language:en', expect.arrayContaining(['docusaurus_tag:default', `docusaurus_tag:${tag}`])],
      ]);
      expect(JSON.stringify(facetFilters).match(/docusaurus_tag/g)).toHaveLength(2);
    });
  }

  test('[N-01] is not sent twice, nor after the dialog was closed and the page changed', async ({
    page,
    algolia,
  }) => {
    await openDialog(page);
    await find(page, 'styling');
    await find(page, 'importer');
    await find(page, 'styling');
    await options(page).first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+k');
    await find(page, 'importer');
    expect(queriesOf(algolia)).toEqual(['styling', 'importer']);
  });

  test('shows each of two answers that come in the wrong order only where it belongs', async ({
    page,
    algolia,
  }) => {
    await installClock(page);
    await openDialog(page);
    await page.clock.pauseAt(Date.now() + 1000);
    const release = algolia.hold({times: 1});
    await field(page).fill('importer');
    await expect.poll(() => queriesOf(algolia)).toEqual(['importer']);
    await find(page, 'styling');
    const late = page.waitForResponse(
      response => response.request().postData()?.includes('importer') ?? false,
    );
    release();
    await (await late).finished();
    await page.evaluate(() => fetch('/'));
    await expect(options(page).first()).toContainText(/styl/i);
  });

  test('shows what is escaped in the records as text', async ({page}) => {
    await openDialog(page);
    await field(page).fill('div id docsearch container');
    await expect(options(page).first()).toBeVisible();
    const shown = await options(page).allInnerTexts();
    expect(shown.join('\n')).not.toMatch(/&(?:lt|gt|amp);/);
    expect(await page.getByRole('listbox').locator('div#docsearch, script, iframe').count()).toBe(0);
  });

  test('a query without a result says so', async ({page}) => {
    await openDialog(page);
    await field(page).fill('zzqxwv');
    await expect(
      page
        .getByRole('dialog')
        .getByText(/No results found for/)
        .first(),
    ).toBeVisible();
    await expect(options(page)).toHaveCount(0);
  });
});

test('[E-07] the configuration names application, key, indexes, assistant and results page', async ({
  page,
  ask,
  algolia,
  assistant,
}) => {
  await ask.goto('/docs/v1/styling');
  await ask.open();
  await ask.search('styling');
  const [request] = algolia.requests;
  expect(request?.query).toMatchObject({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  });
  expect(request && requestsOf(request)).toEqual([
    expect.objectContaining({
      indexName,
      facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:docs-default-v1'])],
    }),
  ]);
  await expect(page.getByRole('link', {name: /^See all/})).toHaveAttribute('href', '/search?q=styling');
  await ask.entry.click();
  await ask.answered();
  expect(assistant.requests.at(-1)?.headers).toMatchObject({
    'x-algolia-index-name': assistantIndexName,
    'x-algolia-assistant-id': assistantId,
  });
});

test.describe('the connection', () => {
  const host = `https://${appId}-dsn.algolia.net`;

  test('[N-07] is asked of the browser by the page as it is served, to the host of the application', async ({
    page,
    hostedOrigin,
    request,
  }) => {
    const html = await (await request.get(`${hostedOrigin}/docs/introduction`)).text();
    expect(html.slice(0, html.indexOf('</head>'))).toContain(`rel=preconnect href=${host} crossorigin`);
    await page.goto(`${hostedOrigin}/docs/introduction`);
    await expect(page.locator('head link[rel=preconnect]')).toHaveAttribute('href', host);
  });

  test('[N-07] is not made by a site that searches by itself', async ({page, algolia}) => {
    const {server, origin} = await serveFolder(DOCUMENTATION.embedded.build);
    await openDialog(page, `${origin}/docs/introduction`);
    await find(page, 'styling');
    await expect(page.locator('head link[rel=preconnect][href*=algolia]')).toHaveCount(0);
    expect(algolia.connections).toEqual([]);
    server.closeAllConnections();
    server.close();
  });
});

test.describe('a host that fails', () => {
  test.use({expectedMessages: [/Failed to load resource/]});

  for (const fault of [
    {kind: 'status', status: 500},
    {kind: 'status', status: 503},
    {kind: 'dropped'},
  ] as const) {
    test(`[N-14] [X-06] is passed over: ${'status' in fault ? fault.status : fault.kind}`, async ({
      page,
      algolia,
    }) => {
      algolia.fail(fault, {host: /-dsn\.|-1\./});
      await openDialog(page);
      await find(page, 'styling');
      const hosts = hostsOf(algolia);
      expect(hosts[0]).toBe(FIRST_HOST);
      expect(hosts).toHaveLength(new Set(hosts).size);
      expect(OTHER_HOSTS).toContain(hosts.at(-1));
      expect(hosts.at(-1)).not.toBe(OTHER_HOSTS[0]);
    });
  }

  test('[T-22] is left alone for 120,000 ms and then asked again', async ({page, algolia}) => {
    await installClock(page);
    algolia.fail({kind: 'status', status: 503}, {host: /-dsn\./});
    await openDialog(page);
    await page.clock.pauseAt(Date.now() + 1000);
    await find(page, 'styling');
    expect(hostsOf(algolia)).toEqual([FIRST_HOST, expect.stringContaining('algolianet.com')]);
    const answering = hostsOf(algolia).at(-1);

    algolia.reset();
    await find(page, 'importer');
    await page.clock.fastForward(119_999);
    await find(page, 'integrations');
    expect(hostsOf(algolia)).toEqual([answering, answering]);

    await page.clock.fastForward(1);
    await find(page, 'templates');
    expect(hostsOf(algolia)).toEqual([answering, answering, FIRST_HOST]);
  });

  test('[T-22] is asked last for that long when it only was too slow', async ({page, algolia}) => {
    await installClock(page);
    const repair = algolia.fail({kind: 'silent'}, {host: /-dsn\./});
    await openDialog(page);
    await page.clock.pauseAt(Date.now() + 1000);
    await field(page).fill('styling');
    await expect.poll(() => hostsOf(algolia)).toEqual([FIRST_HOST]);
    await page.clock.runFor(1000);
    await expect(options(page).first()).toContainText(/styl/i);

    repair();
    algolia.reset();
    algolia.fail({kind: 'status', status: 503}, {host: /algolianet/});
    await find(page, 'importer');
    expect(hostsOf(algolia).toSorted()).toEqual([FIRST_HOST, ...OTHER_HOSTS].toSorted());
    expect(hostsOf(algolia).at(-1)).toBe(FIRST_HOST);
  });
});

test.describe('time-outs', () => {
  test('[B-09] [X-06] 1,000 ms to connect, then the next host', async ({page, algolia}) => {
    await installClock(page);
    algolia.fail({kind: 'silent'}, {host: /-dsn\./});
    await openDialog(page);
    await page.clock.pauseAt(Date.now() + 1000);
    await field(page).fill('styling');
    await expect.poll(() => hostsOf(algolia)).toEqual([FIRST_HOST]);
    await page.clock.runFor(999);
    await page.evaluate(() => fetch('/'));
    expect(hostsOf(algolia)).toEqual([FIRST_HOST]);
    await page.clock.runFor(1);
    await expect(options(page).first()).toContainText(/styl/i);
    expect(hostsOf(algolia)).toHaveLength(2);
  });

  test('[B-09] [X-06] 2,000 ms for an answer that has begun, then the next host', async ({page, algolia}) => {
    await installClock(page);
    algolia.fail({kind: 'stalled'}, {host: /-dsn\./});
    await openDialog(page);
    await page.clock.pauseAt(Date.now() + 1000);
    const begun = page.waitForResponse(response => response.url().includes(QUERIES));
    await field(page).fill('styling');
    await begun;
    await page.clock.runFor(1999);
    await page.evaluate(() => fetch('/'));
    expect(hostsOf(algolia)).toEqual([FIRST_HOST]);
    await page.clock.runFor(1);
    await expect(options(page).first()).toContainText(/styl/i);
    expect(hostsOf(algolia)).toHaveLength(2);
  });

  test('[T-10] an answer on its way for 300 ms shows that it is', async ({page, algolia}) => {
    await installClock(page);
    await openDialog(page);
    await page.clock.pauseAt(Date.now() + 1000);
    const release = algolia.hold();
    await field(page).fill('styling');
    await expect.poll(() => queriesOf(algolia)).toEqual(['styling']);
    const searching = page.getByRole('dialog').getByText('Searching...').first();
    await page.clock.runFor(299);
    await expect(searching).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(searching).toBeVisible();
    release();
    await expect(options(page).first()).toContainText(/styl/i);
    await expect(searching).toHaveCount(0);
  });
});

test.describe('an outage', () => {
  test.use({expectedMessages: [/Failed to load resource|The search failed/]});

  test('[N-14] [X-05] [D-21] of every host ends in the error screen, the console names the cause once', async ({
    page,
    algolia,
  }) => {
    const told: string[] = [];
    page.on('console', message => {
      if (message.text().includes('The search failed')) told.push(message.text());
    });
    algolia.fail({kind: 'dropped'});
    await openDialog(page);
    await field(page).fill('styling');
    await expect(errorTitle(page)).toBeVisible();
    await expect(
      page.getByText('You might want to check your network connection.', {exact: true}),
    ).toBeVisible();
    expect(hostsOf(algolia).toSorted()).toEqual([FIRST_HOST, ...OTHER_HOSTS].toSorted());
    await field(page).fill('importer');
    await expect.poll(() => hostsOf(algolia)).toHaveLength(8);
    await expect(errorTitle(page)).toBeVisible();
    expect(told).toEqual([
      expect.stringContaining('Unreachable hosts - your application id may be incorrect'),
    ]);
  });

  test('[D-21] without any answer ends in the error screen after eight seconds, while further hosts are tried', async ({
    page,
    algolia,
  }) => {
    await installClock(page);
    algolia.fail({kind: 'silent'});
    await openDialog(page);
    await page.clock.pauseAt(Date.now() + 1000);
    await field(page).fill('styling');
    // The library gives each further host more time: 4, 5 and 6 times 1,000 ms.
    for (const [asked, milliseconds] of [1000, 4000, 2000].entries()) {
      await expect.poll(() => hostsOf(algolia)).toHaveLength(asked + 1);
      await expect(errorTitle(page)).toHaveCount(0);
      await page.clock.runFor(milliseconds);
    }
    await page.clock.runFor(2000);
    await expect(errorTitle(page)).toBeVisible();
    await page.clock.runFor(2000);
    await expect.poll(() => hostsOf(algolia)).toHaveLength(4);
  });

  test('[D-21] in the middle of typing never leaves the hits of an earlier query, and the next letter recovers', async ({
    page,
    algolia,
  }) => {
    await openDialog(page);
    await find(page, 'styl');
    const repair = algolia.fail({kind: 'dropped'});
    await field(page).press('End');
    await field(page).pressSequentially('in');
    await expect(errorTitle(page)).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    repair();
    await field(page).pressSequentially('g');
    await expect(options(page).first()).toContainText(/styl/i);
    await expect(errorTitle(page)).toHaveCount(0);
    expect(queriesOf(algolia).at(-1)).toBe('styling');
  });

  test('[D-21] is over with a press on the button, the dialog still open', async ({page, algolia}) => {
    const repair = algolia.fail({kind: 'status', status: 500});
    await openDialog(page);
    await field(page).fill('styling');
    await expect(errorTitle(page)).toBeVisible();
    repair();
    await page.getByRole('dialog').getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toContainText(/styl/i);
    await expect(field(page)).toHaveValue('styling');
  });

  test('[X-05] an answer that is no JSON is an error, not an empty result', async ({page, algolia}) => {
    algolia.fail({kind: 'malformed'});
    await openDialog(page);
    await field(page).fill('styling');
    await expect(errorTitle(page)).toBeVisible();
    await expect(page.getByText(/No results found/)).toHaveCount(0);
    expect(algolia.requests).toHaveLength(1);
  });

  test('[R-02] on the results page offers to try again there', async ({page, algolia}) => {
    const repair = algolia.fail({kind: 'dropped'});
    await page.goto('/search?q=styling');
    const main = page.getByRole('main');
    const again = main.getByRole('button', {name: 'Try again'});
    await expect(again).toBeVisible();
    repair();
    await again.click();
    await expect(main.getByRole('link', {name: /styl/i}).first()).toBeVisible();
  });
});

test.describe('a refusal', () => {
  test.use({expectedMessages: [/Failed to load resource|The search failed/]});

  for (const [status, message, advice] of [
    [400, 'Unknown parameter: optionalWord', 'searchParameters'],
    [403, 'Invalid Application-ID or API key', 'search key'],
    [404, `Index ${indexName} does not exist`, 'index name'],
    [429, 'Too many requests', 'limits'],
  ] as const) {
    test(`[X-05] [X-06] ${status} fails at once, and the console says where to look`, async ({
      page,
      algolia,
    }) => {
      const told: string[] = [];
      page.on('console', entry => {
        if (entry.text().includes('The search failed')) told.push(entry.text());
      });
      algolia.fail({kind: 'status', status, message});
      await openDialog(page);
      await field(page).fill('styling');
      await expect(errorTitle(page)).toBeVisible();
      expect(hostsOf(algolia)).toEqual([FIRST_HOST]);
      await field(page).fill('importer');
      await expect.poll(() => hostsOf(algolia)).toEqual([FIRST_HOST, FIRST_HOST]);
      await expect(errorTitle(page)).toBeVisible();
      expect(told).toHaveLength(1);
      expect(told[0]).toContain(advice);
      expect(told[0]).toContain(message);
    });
  }
});
