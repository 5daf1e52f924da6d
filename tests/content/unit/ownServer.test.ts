import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import type {AskRequest} from '../../../src/clients/ask/AskClient';
import {createAskClient} from '../../../src/clients/ask/createAskClient';
import {describeToolCall} from '../../../src/protocols/ask/describeToolCall';
import {textOf} from '../../../src/protocols/ask/textOf';
import {isToolPart} from '../../../src/protocols/ask/UiMessage';
import {memoryStorage} from '../../support/memoryStorage';
import {OWN_ANSWER, type OwnServer, startOwnServer} from '../../support/ownServer';
import {collect} from '../../unit/protocols/ask/streams';

// The server that the documentation prints, as it is printed, asked by the dialog's own client.

const SITE = 'https://docs.example.com';

let own: OwnServer;

beforeAll(async () => {
  own = await startOwnServer(SITE);
});

afterAll(() => own.close());

const sent = fetch;

function askFrom(origin: string): void {
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    sent(input, {...init, headers: {...Object.fromEntries(new Headers(init.headers)), origin}}),
  );
}

beforeEach(() => {
  own.passed.length = 0;
  vi.stubGlobal('sessionStorage', memoryStorage());
  askFrom(SITE);
});

afterEach(() => void vi.unstubAllGlobals());

const REQUEST: AskRequest = {
  id: 'conversation',
  messages: [{id: 'q', role: 'user', parts: [{type: 'text', text: 'How large?'}]}],
};

const client = () => createAskClient({kind: 'endpoint', url: own.url, assistantId: 'own', appId: 'own'});

describe('the server that the documentation prints', () => {
  test('[D-24] [N-09] [N-10] searches, answers from what it found, and names it', async () => {
    const last = (await collect(client().ask(REQUEST))).at(-1);
    expect(last && textOf(last)).toBe(OWN_ANSWER);
    expect(last?.parts.filter(isToolPart).map(describeToolCall)).toMatchObject([
      {queries: ['size'], count: 1},
    ]);
    expect(last?.parts.map(({type}) => type)).toEqual([
      'step-start',
      'tool-searchIndex',
      'step-start',
      'text',
    ]);
    expect(own.passed.map(({path}) => path)).toEqual([
      '/v1/chat/completions',
      '/search',
      '/v1/chat/completions',
    ]);
    expect(own.passed[0]?.body).toMatchObject({max_tokens: 1000, stream: true});
    expect(JSON.stringify(own.passed[2]?.body)).not.toContain('secret');
  });

  test('[N-11] takes feedback', async () => {
    await client().sendFeedback({messageId: 'q', thumbs: 0, reasons: ['other'], note: 'x'});
  });

  test('[X-04] refuses other sites, and says so', async () => {
    askFrom('https://evil.example');
    await expect(collect(client().ask(REQUEST))).rejects.toMatchObject({
      code: 'token',
      detail: 'Not from this site (AI-203)',
    });
  });

  test('[X-04] refuses a token that it did not make', async () => {
    const response = await fetch(own.url, {
      method: 'POST',
      headers: {authorization: 'TOKEN e30.x'},
      body: '{}',
    });
    expect([response.status, await response.text()]).toEqual([401, 'The token is not valid (AI-202)']);
  });

  test('[X-04] refuses a conversation that is too long, and too many questions', async () => {
    const text = 'x'.repeat(100_001);
    const long: AskRequest = {...REQUEST, messages: [{id: 'q', role: 'user', parts: [{type: 'text', text}]}]};
    await expect(collect(client().ask(long))).rejects.toMatchObject({code: 'long'});
    let failure: unknown = null;
    for (let count = 0; count < 12 && !failure; count += 1)
      failure = await collect(client().ask(REQUEST)).then(
        () => null,
        (error: unknown) => error,
      );
    expect(failure).toMatchObject({code: 'limit', detail: 'Too many questions (AI-205)'});
  });
});
