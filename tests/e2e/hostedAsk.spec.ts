import type {ServerResponse} from 'node:http';
import type {UIMessageChunk} from 'ai';
import {createUIMessageStream, pipeUIMessageStreamToResponse} from 'ai';
import {exchange} from '../support/AskPage';
import type {AskFault, AskServer} from '../support/askServer';
import {ASK_HOST, HOSTED} from '../support/hostedSite';
import {expect, test} from '../support/hostedTest';
import {configureSearch} from '../support/reconfigure';
import {streamThinkingAnswer} from '../support/streamThinkingAnswer';
import {xssPayloads} from '../support/xssPayloads';

const {appId, apiKey, assistantId, assistantIndexName} = HOSTED;
const STORED = `__DOCSEARCH_ASKAI_CONVERSATIONS__${assistantIndexName}`;
const QUESTION = 'styling';
const ANSWER = 'Größe 🎚️ stellt hitsPerPage ein.';
const SUGGESTIONS = 'algolia_ask_ai_suggested_questions';

const bodyOf = (body = '') => JSON.parse(body) as Record<string, unknown>;
const pathsOf = ({requests}: AskServer) => requests.map(({path}) => path);

test.use({reducedMotion: 'reduce'});

test.beforeEach(async ({ask}) => {
  await ask.goto('/docs/v3/styling');
  await ask.open();
});

test.describe('a question to the hosted assistant', () => {
  test('[N-09] gets a token first, and names key, application, index and assistant in its headers', async ({
    ask,
    assistant,
  }) => {
    await ask.ask(QUESTION);
    await expect(ask.exchanges).toContainText(ANSWER);
    const [token, chat, ...more] = assistant.requests;
    expect(more).toEqual([]);
    expect(token).toMatchObject({
      host: ASK_HOST,
      path: '/chat/token',
      headers: {'x-algolia-assistant-id': assistantId},
    });
    expect(chat).toMatchObject({
      host: ASK_HOST,
      path: '/chat',
      headers: {
        authorization: expect.stringMatching(/^TOKEN \S+\.signature$/),
        'content-type': 'application/json',
        'x-algolia-api-key': apiKey,
        'x-algolia-application-id': appId,
        'x-algolia-index-name': assistantIndexName,
        'x-algolia-assistant-id': assistantId,
        'x-ai-sdk-version': 'v5',
      },
    });
  });

  test('[N-10] [N-06] sends what the reader wrote as a text part, and the filters of the page', async ({
    ask,
    assistant,
  }) => {
    await ask.ask(QUESTION);
    expect(bodyOf(assistant.requests[1]?.body)).toEqual({
      id: expect.any(String),
      messages: [{id: expect.any(String), role: 'user', parts: [{type: 'text', text: QUESTION}]}],
      searchParameters: {
        facetFilters: [
          'language:en',
          expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-v3']),
        ],
      },
      trigger: 'submit-message',
    });
  });

  test('a further question carries the conversation under the same id, and the same token', async ({
    ask,
    assistant,
  }) => {
    await ask.ask(QUESTION);
    await ask.askOn('and then?');
    await ask.answered(2);
    expect(pathsOf(assistant)).toEqual(['/chat/token', '/chat', '/chat']);
    const [first, second] = assistant.requests.slice(1).map(({body}) => bodyOf(body));
    expect(second?.id).toBe(first?.id);
    const {messages} = second as {messages: {role: string}[]};
    expect(messages.map(({role}) => role)).toEqual(['user', 'assistant', 'user']);
  });

  test('[D-24] [E-11] [E-13] says what was searched; the conversation is stored under the assistant’s index', async ({
    ask,
  }) => {
    await ask.ask(QUESTION);
    await expect(ask.exchanges.getByText('Searched for "größe" found 2 results')).toBeVisible();
    const [conversation] = await ask.stored(STORED);
    expect(conversation?.messages[1]?.parts.map(({type}) => type)).toEqual([
      'step-start',
      'tool-searchIndex',
      'step-start',
      'reasoning',
      'text',
    ]);
    expect(await ask.stored()).toEqual([]);
  });

  test('[D-22] is not said to be quoted', async ({ask}) => {
    await ask.ask(QUESTION);
    await expect(ask.dialog.getByText(/^Answers are generated with AI/)).not.toContainText('words');
  });

  test('[N-11] [D-30] [T-16] a thumb goes to the assistant, once', async ({ask, assistant}) => {
    await ask.ask(QUESTION);
    await ask.dislike.click();
    await expect(ask.dialog.getByText('Thanks for your feedback!')).toBeVisible();
    const [question] = (await ask.stored(STORED))[0]?.messages ?? [];
    const feedback = assistant.requests.at(-1);
    expect(feedback).toMatchObject({
      path: '/chat/feedback',
      headers: {'x-algolia-assistant-id': assistantId},
    });
    expect(bodyOf(feedback?.body)).toEqual({appId, messageId: question?.id, thumbs: 0});
    expect(question?.feedback).toBe('dislike');
    expect(pathsOf(assistant)).toEqual(['/chat/token', '/chat', '/chat/feedback']);
  });
});

test.describe('an incomplete configuration', () => {
  test('[V-06] [V-07] without an assistant’s id: an answer is not asked for, a thumb is kept and not sent', async ({
    ask,
    assistant,
    page,
  }) => {
    await configureSearch(page, {askAi: {assistantId: '', appId, apiKey, indexName: assistantIndexName}});
    await ask.goto();
    await ask.openWith([{query: 'earlier?', messages: exchange('earlier?', 'So.')}], STORED);
    await ask.openRecent('earlier?');
    await ask.like.click();
    await expect(ask.dialog.getByText('Thanks for your feedback!')).toBeVisible();
    await ask.askOn(QUESTION);
    await expect(ask.exchanges.first().getByText('Ask AI assistant ID is required')).toBeVisible();
    expect(assistant.requests).toEqual([]);
  });

  test('[V-07] without an application’s id a thumb is kept and not sent', async ({ask, assistant, page}) => {
    await configureSearch(page, {askAi: {assistantId, apiKey, appId: '', indexName: assistantIndexName}});
    await ask.reopen();
    await ask.ask(QUESTION);
    await ask.like.click();
    await expect(ask.dialog.getByText('Thanks for your feedback!')).toBeVisible();
    expect((await ask.stored(STORED))[0]?.messages[0]?.feedback).toBe('like');
    expect(pathsOf(assistant)).toEqual(['/chat/token', '/chat']);
  });
});

test.describe('suggested questions', () => {
  const isForThem = (text: string | null) => text?.includes(SUGGESTIONS) ?? false;

  test('[N-08] [N-10] [D-32] [E-12] come from the index of them, and one is asked with its id', async ({
    ask,
    assistant,
    page,
  }) => {
    const asked: unknown[] = [];
    await page.route(/\/1\/indexes\/\*\/queries/, async route => {
      const text = route.request().postData();
      if (!isForThem(text)) return route.fallback();
      asked.push(bodyOf(text ?? '').requests);
      const hits = ['one?', '<b>two</b>?', 'three?'].map((question, index) => ({
        objectID: `s${index}`,
        question,
      }));
      return route.fulfill({json: {results: [{hits, nbHits: 3}]}});
    });
    await ask.ask(QUESTION);
    await ask.choose('Start a new conversation');
    await expect(ask.suggestions).toHaveText(['one?', '<b>two</b>?', 'three?']);
    expect(asked).toEqual([
      [
        {
          indexName: SUGGESTIONS,
          filters: `state:published AND assistantId:${assistantId}`,
          hitsPerPage: 3,
        },
      ],
    ]);
    await ask.suggestions.nth(1).click();
    await ask.answered();
    expect(bodyOf(assistant.requests.at(-1)?.body)).toMatchObject({
      suggestedQuestionId: 's1',
      messages: [{parts: [{type: 'text', text: '<b>two</b>?'}]}],
    });
  });

  test.describe('that cannot be had', () => {
    test.use({
      expectedMessages: [
        [/Failed to load resource/, /suggested questions could not be loaded/],
        {scope: 'test'},
      ],
    });

    test('[N-08] are left out, and a question can be asked', async ({ask, algolia}) => {
      await ask.ask(QUESTION);
      algolia.fail({kind: 'status', status: 404, message: 'Index does not exist'});
      await ask.choose('Start a new conversation');
      await expect(ask.dialog.getByRole('heading', {name: 'How can I help you today?'})).toBeVisible();
      await expect
        .poll(() => algolia.requests.at(-1)?.body)
        .toMatchObject({requests: [{indexName: SUGGESTIONS}]});
      await expect(ask.suggestions).toHaveCount(0);
      await ask.askOn('and now?');
      await ask.answered();
    });
  });
});

test.describe('a fault of the assistant', () => {
  test.use({
    expectedMessages: [
      [/Failed to load resource/, /net::ERR/, /browser storage is not available/],
      {scope: 'test'},
    ],
  });

  const FAULTS: [AskFault, string, string][] = [
    ['token', 'The assistant did not let this page in.', 'Domain not allowed (AI-203)'],
    ['unauthorized', 'The assistant did not accept this page’s pass.', 'The token is not valid (AI-202)'],
    ['forbidden', 'The assistant may not be asked from here.', 'Not from this domain (AI-203)'],
    ['limit', 'Too many questions were asked in a short time.', 'Too many requests (AI-205)'],
    ['outage', 'The assistant has a problem of its own.', 'Ask again in a moment.'],
    ['html', 'The assistant sent something that is no answer.', 'The address of the assistant may be wrong.'],
    ['error', 'The assistant could not finish the answer.', 'The model is busy (AI-208)'],
    ['cut', 'The answer broke off before its end.', 'Ask again.'],
  ];
  for (const [fault, happened, detail] of FAULTS)
    test(`[X-04] ${fault}: is explained inside the answer, loses nothing, and the question is asked again`, async ({
      ask,
      assistant,
    }) => {
      assistant.fail(fault);
      await ask.begin(QUESTION);
      const again = ask.dialog.getByRole('button', {name: 'Try again'});
      await expect(again).toBeVisible();
      await expect(ask.exchanges.locator('strong').last()).toHaveText(happened);
      await expect(ask.exchanges).toContainText(detail);
      await expect(ask.status).toContainText(happened);
      await expect(ask.question).toBeFocused();
      if (fault === 'error' || fault === 'cut') await expect(ask.exchanges).toContainText('Größe');
      expect((await ask.stored(STORED))[0]?.query).toBe(QUESTION);
      await ask.reopen();
      await ask.openRecent(QUESTION);
      await expect(again).toBeVisible();
      assistant.fail('none');
      await again.click();
      await ask.answered();
      await expect(ask.exchanges).toHaveCount(1);
      await expect(ask.exchanges).toContainText(ANSWER);
      await expect(again).toHaveCount(0);
    });

  test('a token that is not accepted any more is renewed once, unseen', async ({ask, assistant}) => {
    assistant.fail('expired');
    await ask.ask(QUESTION);
    expect(pathsOf(assistant)).toEqual(['/chat/token', '/chat', '/chat/token', '/chat']);
  });

  test('[X-04] an assistant out of reach', async ({ask, page}) => {
    await page.route(`https://${ASK_HOST}/**`, route => route.abort());
    await ask.begin(QUESTION);
    await expect(ask.exchanges).toContainText('The assistant could not be reached.');
    await expect(ask.exchanges).toContainText('Check your network connection and ask again.');
  });

  test('[X-04] a stream that falls silent is given up after 30 seconds', async ({ask, assistant, page}) => {
    assistant.fail('silent');
    await page.clock.install();
    await ask.reopen();
    await ask.begin(QUESTION);
    await expect.poll(() => pathsOf(assistant)).toContain('/chat');
    await expect(ask.exchanges.getByText('Thinking...')).toBeVisible();
    await page.clock.fastForward(31_000);
    await expect(ask.exchanges).toContainText('The assistant stopped answering.');
    await expect(ask.exchanges).toContainText('Ask again, or search by keywords meanwhile.');
  });

  test('[X-03] feedback that is refused says so, and can be given again', async ({ask, assistant}) => {
    await ask.ask(QUESTION);
    assistant.fail('feedback');
    await ask.like.click();
    await expect(ask.dialog.getByText('Failed, try again later')).toBeVisible();
    expect((await ask.stored(STORED))[0]?.messages[0]?.feedback).toBeUndefined();
    assistant.fail('none');
    await ask.like.click();
    await expect(ask.dialog.getByText('Thanks for your feedback!')).toBeVisible();
    await expect(ask.dialog.getByText('Failed, try again later')).toHaveCount(0);
  });

  test('[X-10] with storage blocked a question is answered, with a token for each page', async ({
    ask,
    assistant,
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await ask.reopen();
    await ask.ask(QUESTION);
    await ask.askOn('and then?');
    await ask.answered(2);
    expect(pathsOf(assistant)).toEqual(['/chat/token', '/chat', '/chat']);
  });
});

test.describe('an endpoint of one’s own', () => {
  // The policy is that of the build, which knows the hosted assistant alone.
  test.use({bypassCSP: true, expectedMessages: [[/Failed to load resource/, /net::ERR/], {scope: 'test'}]});

  test.beforeEach(async ({ask, endpoint}) => {
    expect(endpoint.questions).toEqual([]);
    await ask.reopen();
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
    await expect(
      ask.dialog.locator('script, iframe, img, object, embed, style, base, meta, link'),
    ).toHaveCount(0);
    for (const href of await ask.exchanges
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? '')))
      expect(href).toMatch(/^(https?:\/\/|mailto:|\/)/);
    await expect(page.locator('html')).not.toHaveAttribute('data-executed');
    expect(
      requests.filter(url => !url.startsWith(endpoint.url) && !/\/assets\/|\/1\/indexes\//.test(url)),
    ).toEqual([]);
  });
});
