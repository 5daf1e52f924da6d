import {afterEach, describe, expect, test, vi} from 'vitest';
import {chooseQuestions} from '../../../../src/clients/ask/chooseQuestions';
import {createAskClient} from '../../../../src/clients/ask/createAskClient';

type Search = (request: {requests: unknown[]}) => Promise<{results: {hits: object[]}[]}>;

function hostedWith(search: Search) {
  return createAskClient({
    kind: 'hosted',
    assistantId: 'assistant-7',
    appId: 'APP',
    apiKey: 'key',
    indexName: 'docs',
    searchClient: {search: search as never},
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('hosted questions', () => {
  test('[N-08] [E-12] are searched among the published ones of the assistant, three at most', async () => {
    const search = vi.fn<Search>(async () => ({
      results: [{hits: [{objectID: '1', question: 'How?', state: 'published'}, {objectID: '2'}]}],
    }));
    expect(await hostedWith(search).suggestedQuestions('/')).toEqual([{objectID: '1', question: 'How?'}]);
    expect(search.mock.calls[0]?.[0]).toEqual({
      requests: [
        {
          indexName: 'algolia_ask_ai_suggested_questions',
          filters: 'state:published AND assistantId:assistant-7',
          hitsPerPage: 3,
        },
      ],
    });
  });

  test('[N-08] that cannot be had are none, with a word in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const client = hostedWith(() => Promise.reject(new Error('Index does not exist')));
    expect(await client.suggestedQuestions('/')).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('configured questions', () => {
  const questions = [
    {question: 'everywhere 1'},
    {question: 'for the API', pages: ['/docs/api']},
    {question: 'for v4', pages: ['/docs/v4/']},
    {question: 'everywhere 2'},
    {question: 'everywhere 3'},
  ];
  const textsFor = (page: string) => chooseQuestions(questions, page).map(({question}) => question);

  test('those of the page come first, then those of every page, three at most', () => {
    expect(textsFor('/docs/api')).toEqual(['for the API', 'everywhere 1', 'everywhere 2']);
    expect(textsFor('/docs/v4/askai')).toEqual(['for v4', 'everywhere 1', 'everywhere 2']);
    expect(textsFor('/docs/apis')).toEqual(['everywhere 1', 'everywhere 2', 'everywhere 3']);
  });

  test('have ids of their own', () => {
    expect(new Set(chooseQuestions(questions, '/').map(({objectID}) => objectID)).size).toBe(3);
  });
});
