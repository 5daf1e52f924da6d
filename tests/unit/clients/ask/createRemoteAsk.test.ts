import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {AskClient, AskRequest} from '../../../../src/clients/ask/AskClient';
import {createAskClient} from '../../../../src/clients/ask/createAskClient';
import {createRemoteAsk} from '../../../../src/clients/ask/createRemoteAsk';
import {textOf} from '../../../../src/protocols/ask/textOf';
import type {UiMessage} from '../../../../src/protocols/ask/UiMessage';
import {serveAskStandIn} from '../../../support/askServer';
import {memoryStorage} from '../../../support/memoryStorage';
import {collect} from '../../protocols/ask/streams';

const REQUEST: AskRequest = {
  id: 'conversation-1',
  messages: [{id: 'q1', role: 'user', parts: [{type: 'text', text: 'Wie groß?'}], feedback: 'like'}],
};
const searchClient = {search: async () => ({results: []})};

let server: Awaited<ReturnType<typeof serveAskStandIn>>;
let client: AskClient;

function hostedAt(baseUrl: string): AskClient {
  return createAskClient({
    kind: 'hosted',
    assistantId: 'assistant',
    appId: 'APP',
    apiKey: 'key',
    indexName: 'docs',
    baseUrl,
    searchClient,
  });
}

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  server = await serveAskStandIn();
  client = hostedAt(server.base);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await server.close();
});

function pathsAsked(): string[] {
  return server.requests.map(({path}) => path);
}

async function failureOf(
  request: AskRequest = REQUEST,
): Promise<{error: unknown; last: UiMessage | undefined}> {
  let last: UiMessage | undefined;
  try {
    for await (const message of client.ask(request)) last = message;
  } catch (error) {
    return {error, last};
  }
  throw new Error('The question did not fail');
}

describe('a question', () => {
  test('[N-09] gets a token first and names key, application, index and assistant in the headers', async () => {
    const message = (await collect(client.ask(REQUEST))).at(-1);
    expect(message && textOf(message)).toBe('Größe 🎚️ stellt `hitsPerPage` ein.');
    const [token, chat] = server.requests;
    expect(token).toMatchObject({path: '/chat/token', headers: {'x-algolia-assistant-id': 'assistant'}});
    expect(chat).toMatchObject({
      path: '/chat',
      headers: {
        'content-type': 'application/json',
        'x-algolia-api-key': 'key',
        'x-algolia-application-id': 'APP',
        'x-algolia-index-name': 'docs',
        'x-algolia-assistant-id': 'assistant',
        'x-ai-sdk-version': 'v5',
      },
    });
    expect(chat?.headers.authorization).toMatch(/^TOKEN \S+\.signature$/);
  });

  test('[N-10] sends the message as a text part of the user, and nothing that was not given', async () => {
    await collect(client.ask(REQUEST));
    expect(JSON.parse(server.requests[1]?.body ?? '')).toEqual({
      id: 'conversation-1',
      messages: [{id: 'q1', role: 'user', parts: [{type: 'text', text: 'Wie groß?'}]}],
      trigger: 'submit-message',
    });
  });

  test('[N-06] [N-10] carries the filters of the page and the id of a suggested question', async () => {
    const searchParameters = {facetFilters: ['language:de', ['docusaurus_tag:docs-default-current']]};
    await collect(client.ask({...REQUEST, searchParameters, suggestedQuestionId: 'suggested-1'}));
    expect(JSON.parse(server.requests[1]?.body ?? '')).toMatchObject({
      searchParameters,
      suggestedQuestionId: 'suggested-1',
    });
  });

  test('keeps its token for the tab and shares one request for it', async () => {
    await Promise.all([collect(client.ask(REQUEST)), collect(client.ask(REQUEST))]);
    await collect(hostedAt(server.base).ask(REQUEST));
    expect(pathsAsked().filter(path => path === '/chat/token')).toHaveLength(1);
    expect(sessionStorage.getItem('askai_token')).toMatch(/\.signature$/);
  });

  test('renews a token 30 seconds before it expires, and not earlier', async () => {
    const now = Date.now();
    const tokenFor = (seconds: number) => `${btoa(JSON.stringify({exp: now / 1000 + seconds}))}.old`;
    vi.spyOn(Date, 'now').mockReturnValue(now);
    sessionStorage.setItem('askai_token', tokenFor(31));
    await collect(hostedAt(server.base).ask(REQUEST));
    expect(pathsAsked()).toEqual(['/chat']);
    sessionStorage.setItem('askai_token', tokenFor(29));
    await collect(hostedAt(server.base).ask(REQUEST));
    expect(pathsAsked()).toEqual(['/chat', '/chat/token', '/chat']);
  });

  test('renews a token once that the service does not accept any more', async () => {
    server.fail('expired');
    const message = (await collect(client.ask(REQUEST))).at(-1);
    expect(message?.id).toBe('answer-1');
    expect(pathsAsked()).toEqual(['/chat/token', '/chat', '/chat/token', '/chat']);
  });

  test.each(['undefined', 'x.y', `${btoa('{"exp":"soon"}')}.y`])(
    'asks anew for a broken token: %s',
    async token => {
      sessionStorage.setItem('askai_token', token);
      await collect(client.ask(REQUEST));
      expect(pathsAsked()).toEqual(['/chat/token', '/chat']);
    },
  );

  test('works where session storage throws', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', {getItem: blocked, setItem: blocked, removeItem: blocked});
    expect((await collect(hostedAt(server.base).ask(REQUEST))).at(-1)?.id).toBe('answer-1');
  });
});

describe('a question that fails', () => {
  test('for want of an assistant id asks nobody', async () => {
    client = createAskClient({kind: 'endpoint', url: server.base, assistantId: ''});
    const {error} = await failureOf();
    expect(error).toMatchObject({code: 'assistant'});
    expect(server.requests).toEqual([]);
  });

  test.each([
    ['token', 'token', 'Domain not allowed (AI-203)'],
    ['unauthorized', 'unauthorized', 'The token is not valid (AI-202)'],
    ['forbidden', 'forbidden', 'Not from this domain (AI-203)'],
    ['limit', 'limit', 'Too many requests (AI-205)'],
    ['outage', 'server', undefined],
    ['html', 'malformed', undefined],
  ] as const)('by %s has a code and what the service says', async (fault, code, detail) => {
    server.fail(fault);
    const {error, last} = await failureOf();
    expect(error).toMatchObject({name: 'AskError', code, detail});
    expect(last).toBeUndefined();
  });

  test('[X-04] by an error in mid-stream keeps what was written', async () => {
    server.fail('error');
    const {error, last} = await failureOf();
    expect(error).toMatchObject({code: 'stream', detail: 'The model is busy (AI-208)'});
    expect(last && textOf(last)).toBe('Größe 🎚️ ');
  });

  test('by a cut connection keeps what was written', async () => {
    server.fail('cut');
    const {error, last} = await failureOf();
    expect(error).toMatchObject({code: 'cut'});
    expect(last?.id).toBe('answer-1');
  });

  test('by silence gives up after the limit', async () => {
    server.fail('silent');
    const {ask} = createRemoteAsk({base: server.base, assistantId: 'assistant', silenceLimit: 200});
    await expect(collect(ask(REQUEST))).rejects.toMatchObject({code: 'silent'});
  });

  test('does not give up on a service that is slow, but not silent', async () => {
    server.fail('slow');
    const {ask} = createRemoteAsk({base: server.base, assistantId: 'assistant', silenceLimit: 1000});
    expect((await collect(ask(REQUEST))).at(-1)?.id).toBe('answer-1');
  });

  test('because nobody is there is a network error', async () => {
    await server.close();
    const {error} = await failureOf();
    expect(error).toMatchObject({code: 'network'});
    server = await serveAskStandIn();
  });
});

describe('a question that is stopped', () => {
  test('[T-13] before the first word ends at once, marked as stopped', async () => {
    server.fail('silent');
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const states = await collect(client.ask({...REQUEST, signal: controller.signal}));
    expect(states).toMatchObject([{role: 'assistant', parts: [], metadata: {stopped: true}}]);
  });

  test('[T-13] in mid-stream keeps what was written and is marked as stopped', async () => {
    server.fail('slow');
    const controller = new AbortController();
    const states: UiMessage[] = [];
    for await (const message of client.ask({...REQUEST, signal: controller.signal})) {
      states.push(message);
      if (message.parts.length === 2) controller.abort();
    }
    expect(states.at(-1)).toMatchObject({id: 'answer-1', metadata: {stopped: true}});
    expect(states.at(-1)?.parts).toHaveLength(2);
  });

  test('before it was asked sends no question', async () => {
    const states = await collect(client.ask({...REQUEST, signal: AbortSignal.abort()}));
    expect(states.at(-1)?.metadata).toEqual({stopped: true});
    expect(pathsAsked()).not.toContain('/chat');
  });
});

describe('feedback', () => {
  test('[N-11] carries assistant, thumbs, message and application, with the token', async () => {
    await client.sendFeedback({messageId: 'q1', thumbs: 0});
    const sent = server.requests.at(-1);
    expect(sent).toMatchObject({path: '/chat/feedback', headers: {'x-algolia-assistant-id': 'assistant'}});
    expect(sent?.headers.authorization).toMatch(/^TOKEN /);
    expect(JSON.parse(sent?.body ?? '')).toEqual({appId: 'APP', messageId: 'q1', thumbs: 0});
  });

  test('[N-11] fails with a status of 300', async () => {
    server.fail('feedback');
    await expect(client.sendFeedback({messageId: 'q1', thumbs: 1})).rejects.toMatchObject({
      code: 'feedback',
      status: 300,
    });
  });

  test('fails the same way when the token is refused', async () => {
    server.fail('token');
    await expect(client.sendFeedback({messageId: 'q1', thumbs: 1})).rejects.toMatchObject({code: 'feedback'});
  });

  test.each([
    ['assistant id', {assistantId: '', appId: 'APP'}],
    ['application id', {assistantId: 'assistant'}],
  ])('[V-07] is not sent without an %s', async (_, ids) => {
    await createAskClient({kind: 'endpoint', url: server.base, ...ids}).sendFeedback({
      messageId: 'q1',
      thumbs: 1,
    });
    expect(server.requests).toEqual([]);
  });
});
