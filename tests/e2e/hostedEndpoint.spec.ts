import type {ServerResponse} from 'node:http';
import type {UIMessageChunk} from 'ai';
import {createUIMessageStream, pipeUIMessageStreamToResponse} from 'ai';
import {AskPage} from '../support/AskPage';
import {ENDPOINT_HOST, HOSTED} from '../support/documentation';
import {expect, test as base} from '../support/hostedTest';
import {streamThinkingAnswer} from '../support/streamThinkingAnswer';
import {xssPayloads} from '../support/xssPayloads';

// The form that asks an endpoint of one's own, with texts of its own and insights.

const {indexName} = HOSTED;
const STORED = `__DOCSEARCH_ASKAI_CONVERSATIONS__${indexName}`;
const QUESTION = 'styling';
const QUERIES = '/1/indexes/*/queries';

/** What the provider answers to one query. */
interface SearchAnswer {
  results: [{hits: {objectID: string; url: string}[]; nbHits: number; index: string; queryID: string}];
}

const test = base.extend({ask: async ({page}, use) => use(new AskPage(page, 'Look it up'))});

test.use({
  form: 'endpoint',
  reducedMotion: 'reduce',
  expectedMessages: [[/Failed to load resource/, /net::ERR/], {scope: 'test'}],
});

test.beforeEach(async ({ask}) => {
  await ask.goto();
  await ask.open();
});

test('[E-07] the texts of the configuration are those of the button and the field', async ({ask}) => {
  await expect(ask.button).toBeAttached();
  await expect(ask.input).toHaveAttribute('placeholder', 'Words or a question');
});

test('[N-03] [N-13] turns insights on: of an answer the hits, their number, index and query id are used', async ({
  ask,
  page,
  algolia,
}) => {
  const told: unknown[] = [];
  await page.exposeFunction('aa', (...event: unknown[]) => void told.push(event));
  await ask.reopen();
  algolia.reset();
  const answered = page.waitForResponse(response => response.url().includes(QUERIES));
  await ask.search('styling');
  const {results} = (await (await answered).json()) as SearchAnswer;
  expect(algolia.requests.map(({body}) => body)).toMatchObject([{requests: [{clickAnalytics: true}]}]);
  const [{hits, nbHits, index, queryID}] = results;
  expect(results).toHaveLength(1);
  expect(index).toBe(indexName);
  expect(queryID).toMatch(/^[\da-f]{32}$/);
  await expect(page.getByRole('link', {name: /^See all/})).toHaveText(`See all ${nbHits} results`);
  const shown = await ask.options.evaluateAll(all => all.map(option => option.getAttribute('href')));
  const isAlone = (url: string) => hits.filter(hit => hit.url === url).length === 1;
  const place = hits.findIndex(({url}, index) => index > 0 && shown.includes(url) && isAlone(url));
  await ask.options.and(page.locator(`[href="${hits[place]?.url}"]`)).click();
  await expect
    .poll(() => told)
    .toEqual([
      [
        'clickedObjectIDsAfterSearch',
        {
          eventName: 'Item Selected',
          index,
          queryID,
          objectIDs: [hits[place]?.objectID],
          positions: [place + 1],
        },
      ],
    ]);
});

/** Streams chunks by the AI SDK's own means. */
const stream = (response: ServerResponse, chunks: readonly UIMessageChunk[]) =>
  pipeUIMessageStreamToResponse({
    response,
    stream: createUIMessageStream({
      execute: ({writer}) => chunks.forEach(chunk => writer.write(chunk)),
    }),
  });

const answerOf = (text: string): UIMessageChunk[] => [
  {type: 'start', messageId: 'm'},
  {type: 'start-step'},
  {type: 'text-start', id: 't'},
  {type: 'text-delta', id: 't', delta: text},
  {type: 'text-end', id: 't'},
  {type: 'finish-step'},
  {type: 'finish'},
];

test('[D-24] [N-10] the AI SDK answers: thoughts, two searches in one step, and the text', async ({
  ask,
  endpoint,
  assistant,
}) => {
  endpoint.answerWith(response =>
    streamThinkingAnswer().pipeUIMessageStreamToResponse(response, {sendReasoning: true}),
  );
  await ask.ask(QUESTION);
  await expect(ask.exchanges.locator('.DocSearch-AskAiScreen-MessageContent-Tool')).toHaveText([
    'Searched for "größe" found 1 result',
    'Searched for "size" found 1 result',
  ]);
  await expect(ask.exchanges).toContainText('Set size 📏.');
  await expect(ask.exchanges).not.toContainText('Search first.');
  expect(endpoint.questions[0]?.body.messages.map(({parts}) => parts)).toEqual([
    [{type: 'text', text: QUESTION}],
  ]);
  expect(assistant.requests).toEqual([]);
});

test('[D-26] [T-11] [T-14] each state of an answer is shown as it comes', async ({ask, endpoint}) => {
  let go = () => {};
  const steps = (response: ServerResponse) =>
    pipeUIMessageStreamToResponse({
      response,
      stream: createUIMessageStream({
        async execute({writer}) {
          const pause = () =>
            new Promise<void>(resolve => {
              go = resolve;
            });
          const groups: UIMessageChunk[][] = [
            [{type: 'start', messageId: 'm'}, {type: 'start-step'}],
            [
              {type: 'reasoning-start', id: 'r'},
              {type: 'reasoning-delta', id: 'r', delta: 'Hm.'},
            ],
            [
              {type: 'reasoning-end', id: 'r'},
              {type: 'tool-input-start', toolCallId: 'c', toolName: 'searchIndex'},
            ],
            [
              {
                type: 'tool-input-available',
                toolCallId: 'c',
                toolName: 'searchIndex',
                input: {query: 'one'},
              },
            ],
            [
              {type: 'tool-output-available', toolCallId: 'c', output: {hits: [{}, {}, {}]}},
              {type: 'finish-step'},
              {type: 'start-step'},
              {type: 'text-start', id: 't'},
              {type: 'text-delta', id: 't', delta: 'Begun'},
            ],
            [{type: 'text-end', id: 't'}, {type: 'finish-step'}, {type: 'finish'}],
          ];
          for (const group of groups) {
            for (const chunk of group) writer.write(chunk);
            if (group !== groups.at(-1)) await pause();
          }
        },
      }),
    });
  endpoint.answerWith(steps);
  await ask.begin(QUESTION);
  await expect(ask.exchanges.getByText('Thinking...')).toBeVisible();
  await expect(ask.stop).toBeFocused();
  await expect.poll(() => endpoint.questions.length).toBe(1);
  for (const shown of [
    'Reasoning...',
    'Searching...',
    'Searching for "one" ...',
    'Searched for "one" found 3 results',
  ]) {
    await expect(ask.question).toBeDisabled();
    go();
    await expect(ask.exchanges).toContainText(shown);
  }
  await expect(ask.exchanges).toContainText('Answering...');
  await expect(ask.exchanges).toContainText('Begun');
  go();
  await ask.answered();
  await expect(ask.question).toBeEnabled();
});

test('a stream in pieces of any size arrives whole; one that is cut anywhere breaks off, and loses nothing', async ({
  ask,
  endpoint,
}) => {
  const text = 'Größe 🎚️ – „ja“. '.repeat(20).trim();
  const bytes = new TextEncoder().encode(
    `${answerOf(text)
      .map(chunk => `data: ${JSON.stringify(chunk)}\n\n`)
      .join('')}data: [DONE]\n\n`,
  );
  // A generator with a seed (mulberry32), so that a failure can be had again.
  let seed = 20_251_121;
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const sendUntil = (end: number) => async (response: ServerResponse) => {
    response.writeHead(200, {'content-type': 'text/event-stream'});
    for (let from = 0; from < end;) {
      const size = 1 + Math.floor(random() * 40);
      await new Promise(resolve => response.write(bytes.slice(from, Math.min(from + size, end)), resolve));
      from += size;
    }
    if (end < bytes.length) response.destroy();
    else response.end();
  };
  const lastEvent = new TextDecoder().decode(bytes).lastIndexOf('data: {"type":"finish"}');
  const wholeUntil = new TextEncoder().encode(new TextDecoder().decode(bytes).slice(0, lastEvent)).length;
  endpoint.answerWith(sendUntil(0));
  await ask.begin(QUESTION);
  const again = ask.dialog.getByRole('button', {name: 'Try again'});
  for (let round = 0; round < 12; round += 1) {
    await expect(again).toBeVisible();
    await expect(ask.exchanges).toHaveCount(1);
    await expect(ask.exchanges).toContainText(/broke off before its end|could not be reached/);
    expect((await ask.stored(STORED))[0]?.query).toBe(QUESTION);
    const asked = endpoint.questions.length;
    endpoint.answerWith(sendUntil(Math.floor(random() * wholeUntil)));
    await again.click();
    await expect.poll(() => endpoint.questions.length).toBe(asked + 1);
  }
  await expect(again).toBeVisible();
  endpoint.answerWith(sendUntil(bytes.length));
  await again.click();
  await ask.answered();
  await expect(ask.exchanges).toContainText(text);
});

test('payloads in its texts, thoughts, searches, sources, suggestions and errors execute nothing', async ({
  ask,
  endpoint,
  page,
}) => {
  await page.evaluate(() => {
    Object.assign(window, {alert: () => document.documentElement.setAttribute('data-executed', '')});
  });
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  for (const payloads of [xssPayloads.slice(0, 40), xssPayloads.slice(40)]) {
    endpoint.answerWith(response =>
      stream(response, [
        ...payloads.flatMap((payload, index): UIMessageChunk[] => [
          {type: 'start-step'},
          {type: 'reasoning-start', id: `r${index}`},
          {type: 'reasoning-delta', id: `r${index}`, delta: payload},
          {type: 'reasoning-end', id: `r${index}`},
          {
            type: 'tool-input-available',
            toolCallId: `c${index}`,
            toolName: 'searchIndex',
            input: {query: payload},
          },
          {
            type: 'tool-output-available',
            toolCallId: `c${index}`,
            output: {query: payload, hits: [{url: payload, hierarchy: {lvl1: payload}, content: payload}]},
          },
          {type: 'text-start', id: `t${index}`},
          {type: 'text-delta', id: `t${index}`, delta: payload},
          {type: 'text-delta', id: `t${index}`, delta: `\n\n[${payload}](${payload})\n\n`},
          {type: 'text-end', id: `t${index}`},
          {type: 'finish-step'},
        ]),
        {type: 'data-suggestions', data: {suggestions: payloads}},
        {type: 'error', errorText: payloads.join('\n\n')},
      ]),
    );
    if (payloads[0] === xssPayloads[0]) await ask.begin(QUESTION);
    else await ask.askOn(payloads[0] ?? '');
    await expect(ask.dialog.getByRole('button', {name: 'Try again'})).toBeVisible();
    // No more are shown.
    await expect(ask.dialog.locator('.DocSearch-PromptSuggestions-Action')).toHaveCount(6);
  }
  await expect(ask.dialog.locator('script, iframe, img, object, embed, style, base, meta, link')).toHaveCount(
    0,
  );
  for (const href of await ask.exchanges
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? '')))
    expect(href).toMatch(/^(https?:\/\/|mailto:|\/)/);
  await expect(page.locator('html')).not.toHaveAttribute('data-executed');
  expect(
    requests.filter(
      url => !url.startsWith(`http://${ENDPOINT_HOST}/`) && !/\/assets\/|\/1\/indexes\//.test(url),
    ),
  ).toEqual([]);
});
