// @vitest-environment jsdom
import {act, cleanup, configure, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {createAskClient} from '../../../../src/clients/ask/createAskClient';
import AskMode from '../../../../src/search-ui/ask/AskMode';
import {mergeAskTranslations} from '../../../../src/search-ui/ask/askTranslations';
import {remoteFailures} from '../../../../src/search-ui/ask/remoteFailures';
import {createToken} from '../../../support/askServer';
import {memoryStorage} from '../../../support/memoryStorage';

// A machine that is busy is slow, not wrong.
configure({asyncUtilTimeout: 10_000});

// What the published packages send and draw is recorded here, not read from their code.

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({selectMessage: (_: number, messages: string) => messages.split('|').at(-1)}),
}));

const [appId, apiKey, indexName, id] = ['TESTAPP001', 'search-key', 'docs', 'the-id'];
const FACET_FILTERS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v3']];
const FILTERS = 'language:en AND (docusaurus_tag:default OR docusaurus_tag:docs-default-v3)';
const QUESTIONS = ['How large?', 'And then?'];

interface Recorded {
  url: string;
  method: string | undefined;
  headers: Record<string, string>;
  body: unknown;
}

let requests: Recorded[] = [];

const ANSWER = [
  {type: 'start', messageId: 'answer'},
  {type: 'start-step'},
  {type: 'tool-input-start', toolCallId: 'c', toolName: 'searchIndex'},
  {type: 'tool-input-available', toolCallId: 'c', toolName: 'searchIndex', input: {query: 'size'}},
  {type: 'tool-output-available', toolCallId: 'c', output: {query: 'size', hits: [{url: '/a'}]}},
  {type: 'finish-step'},
  {type: 'start-step'},
  {type: 'text-start', id: 't'},
  {type: 'text-delta', id: 't', delta: 'See [this](https://docs.example.com/a).\n\n```js\nlet a;\n```\n'},
  {type: 'text-end', id: 't'},
  {type: 'finish-step'},
  {type: 'finish'},
];

function streamOf(agentStudio: boolean): string {
  const name = agentStudio ? 'algolia_search_index' : 'searchIndex';
  const chunks = ANSWER.map(chunk => ('toolName' in chunk ? {...chunk, toolName: name} : chunk));
  return `${chunks.map(chunk => `data: ${JSON.stringify(chunk)}\n\n`).join('')}data: [DONE]\n\n`;
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal('sessionStorage', memoryStorage());
  localStorage.clear();
  Element.prototype.scrollTo = () => undefined;
  vi.stubGlobal('matchMedia', () => ({matches: false, addEventListener() {}, removeEventListener() {}}));
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {writeText: async () => {}},
  });
  vi.stubGlobal('fetch', async (input: unknown, init: RequestInit = {}) => {
    const url = String(input);
    requests.push({
      url,
      method: init.method,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    });
    if (url.endsWith('/token')) return Response.json({success: true, token: createToken()});
    if (url.endsWith('/feedback')) return new Response(null, {status: 200});
    return new Response(streamOf(url.includes('agent-studio')), {
      headers: {'content-type': 'text/event-stream'},
    });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function find<Found extends Element = HTMLElement>(selector: string, last = false): Promise<Found> {
  return waitFor(
    () => {
      const all = document.querySelectorAll<Found>(selector);
      const found = all[last ? all.length - 1 : 0];
      if (!found) throw new Error(`There is no ${selector}`);
      return found;
    },
    {timeout: 20_000},
  );
}

/** Returns the names of DocSearch's classes that are on the page. */
function classNames(): string[] {
  const names = [...document.querySelectorAll('[class*="DocSearch-"]')].flatMap(element => [
    ...element.classList,
  ]);
  return [...new Set(names)].filter(name => name.startsWith('DocSearch-'));
}

type Docsearch = (options: object) => unknown;

const searchClient = {
  search: async () => ({results: [{hits: [], nbHits: 0, query: '', index: indexName}]}),
  addAlgoliaAgent() {},
};

/** Asks two questions in the published dialog, likes the first answer; returns the classes of the screens. */
async function askPublished(docsearch: Docsearch, options: object): Promise<Set<string>> {
  const container = document.body.appendChild(document.createElement('div'));
  docsearch({container, appId, apiKey, indexName, transformSearchClient: () => searchClient, ...options});
  const names = new Set<string>();
  const note = () => classNames().forEach(name => names.add(name));
  (await find('.DocSearch-Button')).click();
  const input = await find<HTMLInputElement>('.DocSearch-Input');
  fireEvent.input(input, {target: {value: QUESTIONS[0]}});
  (await find('.DocSearch-Hit--AskAI')).click();
  await find('.DocSearch-AskAiScreen-LikeButton');
  note();
  (await find('.DocSearch-AskAiScreen-CopyButton')).click();
  await find('.DocSearch-AskAiScreen-CopyButton--copied');
  (await find('.DocSearch-CodeSnippet-CopyButton')).click();
  await find('.DocSearch-CodeSnippet-CopyButton--copied');
  note();
  (await find('.DocSearch-AskAiScreen-LikeButton')).click();
  await find('.DocSearch-AskAiScreen-FeedbackText--visible');
  note();
  fireEvent.input(await find('.DocSearch-Input'), {target: {value: QUESTIONS[1]}});
  fireEvent.keyDown(await find('.DocSearch-Input'), {key: 'Enter', keyCode: 13});
  await waitFor(() => expect(document.querySelectorAll('.DocSearch-AskAiScreen-Query')).toHaveLength(2), {
    timeout: 20_000,
  });
  await find('.DocSearch-AskAiScreen-LikeButton');
  note();
  return names;
}

/** Does the same in ours. */
async function askOurs(agentStudio: boolean): Promise<Set<string>> {
  const client = createAskClient({
    kind: 'hosted',
    assistantId: id,
    agentStudio,
    appId,
    apiKey,
    indexName,
    searchClient: {search: async () => ({results: []})},
  });
  const names = new Set<string>();
  const note = () => classNames().forEach(name => names.add(name));
  render(
    <AskMode
      client={client}
      indexName={indexName}
      isForgetful={false}
      isQuoting={false}
      start={{question: QUESTIONS[0] ?? ''}}
      facetFilters={FACET_FILTERS}
      links={{origins: [], resolveUrl: url => url}}
      texts={mergeAskTranslations({}, remoteFailures)}
      onLeave={() => {}}
      onClose={() => {}}
      navigate={() => {}}
    />,
  );
  await find('.DocSearch-AskAiScreen-LikeButton');
  note();
  fireEvent.click(await find('.DocSearch-AskAiScreen-CopyButton'));
  await find('.DocSearch-AskAiScreen-CopyButton--copied');
  fireEvent.click(await find('.DocSearch-CodeSnippet-CopyButton'));
  await find('.DocSearch-CodeSnippet-CopyButton--copied');
  note();
  fireEvent.click(await find('.DocSearch-AskAiScreen-LikeButton'));
  await find('.DocSearch-AskAiScreen-FeedbackText--visible');
  note();
  const input = screen.getByRole('textbox', {name: 'Question to the AI'});
  fireEvent.change(input, {target: {value: QUESTIONS[1]}});
  await act(async () => void fireEvent.keyDown(input, {key: 'Enter'}));
  await waitFor(() => expect(document.querySelectorAll('.DocSearch-AskAiScreen-Query')).toHaveLength(2));
  await find('.DocSearch-AskAiScreen-LikeButton');
  note();
  return names;
}

const UNIQUE = /^[A-Za-z0-9]{7,64}$/;

/** Returns the requests with random ids and tokens named by the order in which they came. */
function named(recorded: readonly Recorded[]): unknown {
  const ids = new Map<string, string>();
  const text = JSON.stringify(recorded, (key, value: unknown) => {
    // The published component names its SDK, which most browsers do not let it, and sends a thumb along with the message
    // that it is kept with: neither is part of the protocol.
    if (key === 'user-agent' || key === 'feedback') return undefined;
    if (key === 'authorization') return String(value).replace(/^TOKEN \S+\.signature$/, 'TOKEN token');
    if (typeof value !== 'string' || !UNIQUE.test(value)) return value;
    if (!['id', 'messageId'].includes(key) || value === 'answer') return value;
    if (!ids.has(value)) ids.set(value, `id ${ids.size + 1}`);
    return ids.get(value);
  });
  return JSON.parse(text) as unknown;
}

const without = (names: readonly string[]) => (request: Recorded) => ({
  ...request,
  body: Object.fromEntries(Object.entries(request.body ?? {}).filter(([name]) => !names.includes(name))),
});

async function load(version: 4 | 5): Promise<Docsearch> {
  const loaded: unknown = version === 4 ? await import('@docsearch/js') : await import('docsearch-js-v5');
  return (loaded as {default: Docsearch}).default;
}

describe('[N-09] [N-10] [N-11] requests are those of the published component', {timeout: 120_000}, () => {
  test('of 4.7.0 to Ask AI, and every class it draws is drawn here', async () => {
    const names = await askPublished(await load(4), {
      askAi: {assistantId: id, indexName, apiKey, appId, searchParameters: {facetFilters: FACET_FILTERS}},
    });
    const published = requests;
    cleanup();
    document.body.innerHTML = '';
    requests = [];
    sessionStorage.clear();
    const ours = await askOurs(false);
    expect(named(requests)).toEqual(named(published));
    expect(requests.map(({url}) => url)).toEqual([
      'https://askai.algolia.com/chat/token',
      'https://askai.algolia.com/chat',
      'https://askai.algolia.com/chat/feedback',
      'https://askai.algolia.com/chat',
    ]);
    const isOfAnswers = (name: string) => /AskAiScreen|CodeSnippet|Markdown/.test(name);
    expect([...names].filter(isOfAnswers).filter(name => !ours.has(name))).toEqual([]);
    expect([...names].filter(isOfAnswers).length).toBeGreaterThan(20);
  });

  test('[N-06] of 4.7.0 to Agent Studio', async () => {
    await askPublished(await load(4), {
      askAi: {
        assistantId: id,
        agentStudio: true,
        indexName,
        apiKey,
        appId,
        searchParameters: {[indexName]: {filters: FILTERS}},
      },
    });
    const published = requests;
    document.body.innerHTML = '';
    requests = [];
    await askOurs(true);
    expect(named(requests)).toEqual(named(published));
    expect(requests[0]?.url).toBe(
      `https://${appId}.algolia.net/agent-studio/1/agents/${id}/completions?stream=true&compatibilityMode=ai-sdk-5`,
    );
  });

  test('[N-06] of 5.2.0 to Agent Studio, but for the trigger that 4.7.0 sends', async () => {
    await askPublished(await load(5), {
      indices: [indexName],
      askAi: {agentId: id, apiKey, appId, searchParameters: {[indexName]: {filters: FILTERS}}},
    });
    const published = requests;
    document.body.innerHTML = '';
    requests = [];
    await askOurs(true);
    expect(named(requests.map(without(['trigger'])))).toEqual(named(published.map(without([]))));
  });
});
