import type {UiMessage} from '../../../protocols/ask/UiMessage';
import type {HitHierarchy} from '../Hit';
import {conversationSchema} from '../schemas';
import {readStored, writeList} from './guardedStorage';

/** Most conversations that are kept. */
const CONVERSATIONS_LIMIT = 10;

/** A conversation as it is kept, in the form of DocSearch's own list: a hit whose title is the first question. */
export interface StoredConversation {
  /** The first question, which also tells conversations apart. */
  objectID: string;
  query: string;
  type: 'askAI';
  anchor: 'stored';
  url: string;
  content: null;
  hierarchy: HitHierarchy;
  messages: UiMessage[];
  /** Id under which it goes on. */
  chatId?: string;
}

function conversationOf(
  question: string,
  messages: readonly UiMessage[],
  chatId: string | undefined,
): StoredConversation {
  return {
    objectID: question,
    query: question,
    type: 'askAI',
    anchor: 'stored',
    url: '',
    content: null,
    hierarchy: {lvl0: 'askAI', lvl1: question},
    messages: [...messages],
    ...(chatId !== undefined && {chatId}),
  };
}

function keyOf(indexName: string): string {
  return `__DOCSEARCH_ASKAI_CONVERSATIONS__${indexName}`;
}

/** Returns the stored conversations about an index, the latest first. */
export function loadConversations(indexName: string): StoredConversation[] {
  return readStored(keyOf(indexName), conversationSchema).map(({query, messages, chatId}) =>
    conversationOf(query, messages, chatId),
  );
}

/** Stores a conversation as the latest of its index, of which ten stay. One that begins alike is replaced. */
export function saveConversation(indexName: string, messages: readonly UiMessage[], chatId?: string): void {
  const [first] = messages;
  const question = first?.parts.find(part => part.type === 'text')?.text;
  if (!question) return;
  const others = loadConversations(indexName).filter(({objectID}) => objectID !== question);
  writeList(
    keyOf(indexName),
    [conversationOf(question, messages, chatId), ...others].slice(0, CONVERSATIONS_LIMIT),
  );
}

/** Removes a conversation and returns those that stay. */
export function removeConversation(indexName: string, {objectID}: StoredConversation): StoredConversation[] {
  const others = loadConversations(indexName).filter(conversation => conversation.objectID !== objectID);
  writeList(keyOf(indexName), others);
  return others;
}
