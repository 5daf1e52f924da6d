import {afterEach, describe, expect, test, vi} from 'vitest';
import {createAskClient} from '../../../../src/clients/ask/createAskClient';
import {describeToolCall} from '../../../../src/protocols/ask/describeToolCall';
import {textOf} from '../../../../src/protocols/ask/textOf';
import {type UiMessage, isToolPart} from '../../../../src/protocols/ask/UiMessage';
import {packShard} from '../../../../src/content/packShard';
import {sectionsOf} from '../../../../src/content/sectionsOf';
import {collect} from '../../protocols/ask/streams';

const PAGES: Record<string, Record<string, string>> = {
  'docs-default-current': {
    '/docs/kiln':
      '# Kiln\n\n## Temperature\n\nThe kiln fires at 1240 degrees.\n\n## Glaze\n\nGlaze dries within two hours.',
    '/docs/clay': '# Clay\n\nClay is kneaded before it is thrown, to drive out the air.',
  },
  'docs-default-v3': {'/docs/v3/kiln': '# Kiln\n\n## Temperature\n\nThe kiln fires at 980 degrees.'},
};

const FILTERS = {
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
};

function manifestOf(loaded: string[] = []) {
  const shards = Object.keys(PAGES).map(tag => ({language: 'en', tag, url: `/${tag}.json`}));
  const loadShard = async (url: string) => {
    loaded.push(url);
    const tag = url.slice(1, -'.json'.length);
    const pages = PAGES[tag];
    if (!pages) throw new Error(`404 ${url}`);
    const sections = Object.entries(pages).flatMap(([page, markdown]) =>
      sectionsOf({markdown, url: page, lvl0: 'Docs'}),
    );
    return JSON.stringify(packShard({language: 'en', tag, version: null, sections}));
  };
  return {kind: 'embedded' as const, shards: {index: 'docs', shards}, loadShard};
}

function user(text: string): UiMessage {
  return {id: text, role: 'user', parts: [{type: 'text', text}]};
}

async function answersTo(
  client: ReturnType<typeof createAskClient>,
  ...questions: string[]
): Promise<UiMessage> {
  const states = await collect(
    client.ask({id: 'c', messages: questions.map(user), searchParameters: FILTERS, pace: 'instant'}),
  );
  const last = states.at(-1);
  if (!last) throw new Error('No answer came');
  return last;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the embedded answerer', () => {
  test('[T-14] answers as a search with its hits, then the text, in steps of their own', async () => {
    const message = await answersTo(createAskClient(manifestOf()), 'At how many degrees does the kiln fire?');
    expect(message.parts.map(({type}) => type)).toEqual([
      'step-start',
      'tool-searchIndex',
      'step-start',
      'text',
    ]);
    const [call] = message.parts.filter(isToolPart);
    const {hits} = call?.output as {hits: object[]};
    expect(hits[0]).toMatchObject({
      url: '/docs/kiln#temperature',
      hierarchy: {lvl1: 'Kiln', lvl2: 'Temperature'},
    });
    expect(call && describeToolCall(call)).toEqual({
      kind: 'search',
      queries: ['At how many degrees does the kiln fire?'],
      count: hits.length,
      failed: false,
    });
    expect(textOf(message)).toContain('> The kiln fires at 1240 degrees.');
    expect(message.metadata).toEqual({state: 'answer'});
  });

  test('declines what the pages do not hold', async () => {
    const message = await answersTo(
      createAskClient(manifestOf()),
      'Who won the football championship in 1998?',
    );
    expect(message.metadata).toEqual({state: 'none'});
    expect(textOf(message)).not.toContain('degrees');
  });

  test('answers a follow-up in the version it names, from that version alone', async () => {
    const client = createAskClient(manifestOf());
    const message = await answersTo(client, 'At how many degrees does the kiln fire?', 'and in v3?');
    expect(textOf(message)).toContain('980 degrees');
    expect(textOf(message)).not.toContain('1240');
  });

  test('[N-06] reads only what the filters of the page choose, once', async () => {
    const loaded: string[] = [];
    const client = createAskClient(manifestOf(loaded));
    await client.warmUp(FILTERS);
    await answersTo(client, 'Within how many hours does the glaze dry?');
    await answersTo(client, 'Why is clay kneaded?');
    expect(loaded).toEqual(['/docs-default-current.json']);
  });

  test('without filters reads the current version', async () => {
    const states = await collect(
      createAskClient(manifestOf()).ask({
        id: 'c',
        messages: [user('At how many degrees does the kiln fire?')],
        pace: 'instant',
      }),
    );
    expect(states.at(-1) && textOf(states.at(-1) as UiMessage)).not.toContain('980');
  });

  test('says so when its text cannot be loaded, and tries again with the next question', async () => {
    const provider = manifestOf();
    let fails = true;
    const client = createAskClient({
      ...provider,
      loadShard: url => (fails ? Promise.reject(new Error('offline')) : provider.loadShard(url)),
    });
    await expect(answersTo(client, 'Within how many hours does the glaze dry?')).rejects.toMatchObject({
      code: 'content',
    });
    fails = false;
    expect(textOf(await answersTo(client, 'Within how many hours does the glaze dry?'))).toContain(
      'two hours',
    );
  });

  test('works on the page’s own thread where there are no workers', async () => {
    const {shards, loadShard} = manifestOf();
    vi.stubGlobal('document', {baseURI: 'https://docs.example.com/'});
    vi.stubGlobal('Worker', undefined);
    vi.stubGlobal('fetch', async (url: string) => new Response(await loadShard(new URL(url).pathname)));
    const message = await answersTo(
      createAskClient({kind: 'embedded', shards}),
      'Within how many hours does the glaze dry?',
    );
    expect(textOf(message)).toContain('two hours');
  });

  test('does open tasks on the page’s own thread when the worker dies', async () => {
    class DyingWorker extends EventTarget {
      postMessage(message: object) {
        if ('id' in message) queueMicrotask(() => this.dispatchEvent(new Event('error', {cancelable: true})));
      }
      terminate() {}
    }
    const {shards, loadShard} = manifestOf();
    vi.stubGlobal('document', {baseURI: 'https://docs.example.com/'});
    vi.stubGlobal('Worker', DyingWorker);
    vi.stubGlobal('fetch', async (url: string) => new Response(await loadShard(new URL(url).pathname)));
    const client = createAskClient({kind: 'embedded', shards});
    expect(textOf(await answersTo(client, 'Within how many hours does the glaze dry?'))).toContain(
      'two hours',
    );
    expect(textOf(await answersTo(client, 'Why is clay kneaded?'))).toContain('drive out the air');
  });

  test('[T-13] can be stopped while it writes', async () => {
    const controller = new AbortController();
    const states: UiMessage[] = [];
    const request = {
      id: 'c',
      messages: [user('Within how many hours does the glaze dry?')],
      searchParameters: FILTERS,
    };
    for await (const message of createAskClient(manifestOf()).ask({...request, signal: controller.signal})) {
      states.push(message);
      if (textOf(message) !== '') controller.abort();
    }
    const last = states.at(-1);
    expect(last?.metadata).toEqual({stopped: true});
    expect(last && textOf(last)).not.toContain('two hours');
  });

  test('keeps a thumb to itself', async () => {
    await expect(
      createAskClient(manifestOf()).sendFeedback({messageId: 'q', thumbs: 1}),
    ).resolves.toBeUndefined();
  });
});
