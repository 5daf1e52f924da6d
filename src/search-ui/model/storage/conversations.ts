import type {UiMessage} from '../../../protocols/ask/UiMessage';
import type {HitHierarchy} from '../Hit';
import {readList, writeList} from './guardedStorage';

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
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPart(value: unknown): boolean {
  if (!isRecord(value) || typeof value.type !== 'string') return false;
  if (value.type === 'text' || value.type === 'reasoning') return typeof value.text === 'string';
  return value.type === 'step-start' || (value.type.startsWith('tool-') && typeof value.state === 'string');
}

function isMessage(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    (value.role === 'user' || value.role === 'assistant') &&
    Array.isArray(value.parts) &&
    value.parts.every(isPart)
  );
}

function isConversation(value: unknown): value is StoredConversation {
  return (
    isRecord(value) &&
    typeof value.objectID === 'string' &&
    typeof value.query === 'string' &&
    Array.isArray(value.messages) &&
    value.messages.length > 0 &&
    value.messages.every(isMessage)
  );
}

function keyOf(indexName: string): string {
  return `__DOCSEARCH_ASKAI_CONVERSATIONS__${indexName}`;
}

/** Returns the stored conversations about an index, the latest first. */
export function loadConversations(indexName: string): StoredConversation[] {
  return readList(keyOf(indexName), isConversation);
}

/** Stores a conversation as the latest of its index, of which ten stay. One that begins alike is replaced. */
export function saveConversation(indexName: string, messages: readonly UiMessage[]): void {
  const [first] = messages;
  const question = first?.parts.find(part => part.type === 'text')?.text;
  if (!question) return;
  const conversation: StoredConversation = {
    objectID: question,
    query: question,
    type: 'askAI',
    anchor: 'stored',
    url: '',
    content: null,
    hierarchy: {lvl0: 'askAI', lvl1: question},
    messages: [...messages],
  };
  const others = loadConversations(indexName).filter(({objectID}) => objectID !== question);
  writeList(keyOf(indexName), [conversation, ...others].slice(0, CONVERSATIONS_LIMIT));
}

/** Removes a conversation and returns those that stay. */
export function removeConversation(indexName: string, {objectID}: StoredConversation): StoredConversation[] {
  const others = loadConversations(indexName).filter(conversation => conversation.objectID !== objectID);
  writeList(keyOf(indexName), others);
  return others;
}
