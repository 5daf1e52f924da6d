import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AskedRequest} from '../support/askServer';
import {AGENT_HOST, ASK_HOST, HOSTED} from '../support/hostedSite';
import {expect, test} from '../support/hostedTest';
import {gotoPublished, type PublishedVersion} from '../support/publishedDialog';
import {reconfigure} from '../support/reconfigure';
import {type Walk, walkAskScreens, type WalkOptions} from '../support/walkAskScreens';

// What the published component sends and draws is recorded here, at the provider's own addresses, not read from its code.

const {appId, apiKey, assistantId, assistantIndexName, indexName} = HOSTED;
const VERSION_TAGS = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v3'];
const FACET_FILTERS = ['language:en', VERSION_TAGS];
const FILTERS = `language:en AND (${VERSION_TAGS.join(' OR ')})`;

test.use({
  bypassCSP: true,
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedMessages: [[/Failed to load resource/, /net::ERR/], {scope: 'test'}],
});

interface Recording extends Walk {
  requests: AskedRequest[];
}

/** What a browser adds to every request. */
const ADDED =
  /^(?:accept|accept-.*|cache-control|connection|content-length|host|origin|pragma|priority|referer|sec-.*|user-agent)$/;

const UNIQUE = /^[A-Za-z0-9-]{7,64}$/;

/** What the published component keeps with a message and sends along: the reader's thumb. */
const THUMB = ['feedback', 'feedbackTags', 'feedbackNotes'];

/** Why a request is made, which 4.7.0 says and 5.2.0 does not. */
const TRIGGER = ['trigger'];

function isThought(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'reasoning';
}

/** Returns requests with their random ids named by the order in which they came, and without some fields. */
function comparable(requests: readonly AskedRequest[], without: readonly string[]): unknown[] {
  const ids = new Map<string, string>();
  return requests.map(({host, method, path, query, headers, body, isCut}) => ({
    host,
    method,
    path,
    query,
    isCut,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !ADDED.test(name))
        .map(([name, value]) => [name, String(value).replace(/^TOKEN \S+\.signature$/, 'TOKEN token')]),
    ),
    body:
      body === ''
        ? null
        : (JSON.parse(body, (key, value: unknown) => {
            if (without.includes(key)) return undefined;
            // Which thought of an answer it is: the SDK in 4.7.0 forgets it, that in 5.2.0 keeps it.
            if (isThought(value)) return {...value, id: undefined};
            if (!['id', 'messageId'].includes(key) || typeof value !== 'string') return value;
            if (!UNIQUE.test(value) || value.startsWith('answer-')) return value;
            if (!ids.has(value)) ids.set(value, `id ${ids.size + 1}`);
            return ids.get(value);
          }) as unknown),
  }));
}

async function record(page: Page, options: WalkOptions): Promise<Recording> {
  const walk = await walkAskScreens(page, options);
  const requests = options.assistant.requests.slice();
  options.assistant.reset();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return {...walk, requests};
}

/** Walks through the published component. */
function recordPublished(
  page: Page,
  version: PublishedVersion,
  {askAi, ...options}: Pick<WalkOptions, 'assistant' | 'thumb'> & {askAi: object},
): Promise<Recording> {
  const shared = {
    appId,
    apiKey,
    ...(version === '4.7' ? {indexName} : {indices: [indexName]}),
    askAi: {appId, apiKey, suggestedQuestions: true, ...askAi},
  };
  return record(page, {...options, goto: () => gotoPublished(page, version, shared)});
}

/** Walks through the dialog of this site. */
async function recordOurs(page: Page, options: Pick<WalkOptions, 'assistant' | 'thumb'>): Promise<Recording> {
  return record(page, {
    ...options,
    async goto() {
      await page.goto('/docs/v3/styling');
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    },
  });
}

const toAgent = (page: Page) => reconfigure(page, 'ask', () => ({provider: 'hosted', agentStudio: true}));

/** Classes of the published style sheet that the walk does not come by. */
const ELSEWHERE = [
  // An answer that names no page, or none that can be opened; a search that still runs.
  'DocSearch-AskAiScreen-RelatedSources-Error',
  'DocSearch-AskAiScreen-RelatedSources-NoResults',
  'DocSearch-AskAiScreen-SmallerLoadingIcon',
  // A key that is pressed, a search that fails, one that is late, other words to search for, the first opening.
  'DocSearch-Button-Key--pressed',
  'DocSearch-ErrorScreen',
  'DocSearch-LoadingIndicator',
  'DocSearch-NoResults-Prefill-List',
  'DocSearch-NoResults-Prefill-List-Items',
  'DocSearch-Prefill',
  'DocSearch-StartScreen',
  // Nothing has these in 4.7.0 itself.
  'DocSearch-Hit-text',
  'DocSearch-SearchBar-Magnifier',
  'DocSearch-StartScreen-Icon',
];

/** Returns the names of the classes that the published style sheet dresses. */
function dressedNames(): string[] {
  const css = ['button', 'modal']
    .map(file => readFileSync(`node_modules/@docsearch/css/dist/${file}.css`, 'utf8'))
    .join('');
  return [...new Set(css.match(/(?<=\.)DocSearch-[\w-]+/g))];
}

/** Returns requests whose last one goes on under the id of the one before: 4.7.0 takes a new id after a reload. */
function underOneId(requests: readonly AskedRequest[]): AskedRequest[] {
  const [before, last] = requests.slice(-2);
  if (!before || !last) throw new Error('There are no two requests');
  const idOf = ({body}: AskedRequest) => (JSON.parse(body) as {id: string}).id;
  return [...requests.slice(0, -1), {...last, body: last.body.replace(idOf(last), idOf(before))}];
}

test.describe('what is asked, rated and suggested is sent as the published component sends it', () => {
  // Two walks through every screen.
  test.describe.configure({timeout: 180_000});

  test('[N-06] [N-08] [N-09] [N-10] [N-11] to Ask AI, as of 4.7.0; and every class that it draws is drawn here', async ({
    page,
    context,
    assistant,
  }) => {
    const published = await recordPublished(page, '4.7', {
      assistant,
      thumb: 'up',
      askAi: {assistantId, indexName: assistantIndexName, searchParameters: {facetFilters: FACET_FILTERS}},
    });
    const ours = await recordOurs(await context.newPage(), {assistant, thumb: 'up'});
    expect(comparable(ours.requests, [])).toEqual(comparable(underOneId(published.requests), THUMB));
    expect(new Set(ours.requests.map(({host}) => host))).toEqual(new Set([ASK_HOST]));
    expect(ours.suggestionRequests[0]).toEqual(published.suggestionRequests[0]);
    expect([...published.names].filter(name => !ours.names.has(name)).sort()).toEqual([]);
    expect(
      dressedNames()
        .filter(name => !ours.names.has(name))
        .sort(),
    ).toEqual(ELSEWHERE.toSorted());
  });

  test('[N-06] [N-09] [N-10] [N-11] to Agent Studio, as of 4.7.0', async ({page, context, assistant}) => {
    const published = await recordPublished(page, '4.7', {
      assistant,
      thumb: 'up',
      askAi: {
        assistantId,
        agentStudio: true,
        indexName: assistantIndexName,
        searchParameters: {[assistantIndexName]: {filters: FILTERS}},
      },
    });
    const own = await context.newPage();
    await toAgent(own);
    const ours = await recordOurs(own, {assistant, thumb: 'up'});
    expect(comparable(ours.requests, [])).toEqual(comparable(underOneId(published.requests), THUMB));
    expect(new Set(ours.requests.map(({host}) => host))).toEqual(new Set([AGENT_HOST]));
  });

  test('[N-06] [N-09] [N-10] [N-11] to Agent Studio with the reasons of a thumb down, as of 5.2.0', async ({
    page,
    context,
    assistant,
  }) => {
    const published = await recordPublished(page, '5.2', {
      assistant,
      thumb: 'down with reasons',
      askAi: {agentId: assistantId, searchParameters: {[assistantIndexName]: {filters: FILTERS}}},
    });
    const own = await context.newPage();
    await toAgent(own);
    const ours = await recordOurs(own, {assistant, thumb: 'down with reasons'});
    expect(comparable(ours.requests, TRIGGER)).toEqual(comparable(published.requests, THUMB));
  });
});
