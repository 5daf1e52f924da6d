import type {AskFault, AskServer} from '../support/askServer';
import {HOSTED, ASK_HOST} from '../support/documentation';
import {expect, test} from '../support/hostedTest';

const {appId, apiKey, assistantId, assistantIndexName} = HOSTED;
const STORED = `__DOCSEARCH_ASKAI_CONVERSATIONS__${assistantIndexName}`;
const QUESTION = 'styling';
const ANSWER = 'Größe 🎚️ stellt hitsPerPage ein.';
const SUGGESTIONS = 'algolia_ask_ai_suggested_questions';

const bodyOf = (body = '') => JSON.parse(body) as Record<string, unknown>;
const pathsOf = ({requests}: AskServer) => requests.map(({path}) => path);

test.use({reducedMotion: 'reduce'});

test.beforeEach(async ({ask}) => {
  await ask.goto('/docs/v1/styling');
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
          expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-v1']),
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
