import {afterEach, expect, test, vi} from 'vitest';
import type {UiMessage} from '../../../../../src/protocols/ask/UiMessage';
import {
  loadConversations,
  removeConversation,
  saveConversation,
} from '../../../../../src/search-ui/model/storage/conversations';
import {memoryStorage} from '../../../../support/memoryStorage';

const KEY = '__DOCSEARCH_ASKAI_CONVERSATIONS__docs';

function messagesOf(question: string): UiMessage[] {
  return [
    {id: `q-${question}`, role: 'user', parts: [{type: 'text', text: question}], feedback: 'like'},
    {id: `a-${question}`, role: 'assistant', parts: [], metadata: {stopped: true}},
  ];
}

function useStorage(): Storage {
  const localStorage = memoryStorage();
  vi.stubGlobal('window', {localStorage});
  return localStorage;
}

afterEach(() => void vi.unstubAllGlobals());

test('[E-09] [E-10] a conversation is stored in DocSearch’s form, with its flags and its feedback', () => {
  const store = useStorage();
  const messages = messagesOf('R&D <b>?');
  saveConversation('docs', messages);
  expect(JSON.parse(store.getItem(KEY) ?? '')).toEqual([
    {
      objectID: 'R&D <b>?',
      query: 'R&D <b>?',
      type: 'askAI',
      anchor: 'stored',
      url: '',
      content: null,
      hierarchy: {lvl0: 'askAI', lvl1: 'R&D <b>?'},
      messages,
    },
  ]);
  saveConversation('docs', loadConversations('docs')[0]?.messages ?? []);
  expect(loadConversations('docs')[0]?.query).toBe('R&D <b>?');
});

test('[B-07] the ten latest conversations stay, each once', () => {
  useStorage();
  for (let count = 1; count <= 12; count += 1) saveConversation('docs', messagesOf(`question ${count}`));
  saveConversation('docs', messagesOf('question 5'));
  expect(loadConversations('docs').map(({query}) => query)).toEqual(
    [5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map(count => `question ${count}`),
  );
});

test('[E-13] each index has its own conversations', () => {
  useStorage();
  saveConversation('docs', messagesOf('one'));
  saveConversation('other', messagesOf('two'));
  expect(loadConversations('docs').map(({query}) => query)).toEqual(['one']);
  const [two] = loadConversations('other');
  expect(two && removeConversation('other', two)).toEqual([]);
  expect(loadConversations('docs')).toHaveLength(1);
});

test.each([
  ['no list', '{"a":1}'],
  ['no JSON', '<html>'],
  ['no messages', '[{"objectID":"a","query":"a","messages":[]}]'],
  ['a message without parts', '[{"objectID":"a","query":"a","messages":[{"id":"1","role":"user"}]}]'],
  [
    'a part without its text',
    '[{"objectID":"a","query":"a","messages":[{"id":"1","role":"user","parts":[{"type":"text"}]}]}]',
  ],
  [
    'a part of no known type',
    '[{"objectID":"a","query":"a","messages":[{"id":"1","role":"user","parts":[{"type":"html"}]}]}]',
  ],
])('what is stored and %s is left out', (_name, text) => {
  useStorage().setItem(KEY, text);
  expect(loadConversations('docs')).toEqual([]);
});

test('[X-10] with storage blocked nothing is kept and nothing fails', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('denied');
    },
  });
  saveConversation('docs', messagesOf('one'));
  expect(loadConversations('docs')).toEqual([]);
});
