import {LONGEST_TEXT, cutText} from '../cutText';
import {AskError} from './AskError';
import {isRecord} from './isRecord';
import type {MessageChunk} from './MessageChunk';

/** The text fields that an event of each known type cannot do without. */
const REQUIRED: Record<MessageChunk['type'], readonly string[]> = {
  start: [],
  finish: [],
  'message-metadata': [],
  abort: [],
  'start-step': [],
  'finish-step': [],
  'text-start': ['id'],
  'text-delta': ['id', 'delta'],
  'text-end': ['id'],
  'reasoning-start': ['id'],
  'reasoning-delta': ['id', 'delta'],
  'reasoning-end': ['id'],
  'tool-input-start': ['toolCallId', 'toolName'],
  'tool-input-available': ['toolCallId', 'toolName'],
  'tool-input-error': ['toolCallId', 'toolName', 'errorText'],
  'tool-output-available': ['toolCallId'],
  'tool-output-error': ['toolCallId', 'errorText'],
  'data-suggestions': [],
  error: ['errorText'],
};

/** Fields that an event may have besides, by the type of their values; any where there is none. */
const OPTIONAL: Record<string, 'string' | 'boolean' | undefined> = {
  messageId: 'string',
  providerExecuted: 'boolean',
  dynamic: 'boolean',
  preliminary: 'boolean',
  messageMetadata: undefined,
  providerMetadata: undefined,
  input: undefined,
  output: undefined,
};

/** Returns an event with the fields that are known, of the types that they must have. */
function knownFields(type: MessageChunk['type'], value: Record<string, unknown>): Record<string, unknown> {
  const isKnownField = ([name, field]: [string, unknown]) =>
    name === 'type' ||
    REQUIRED[type].includes(name) ||
    (Object.hasOwn(OPTIONAL, name) && (OPTIONAL[name] ?? typeof field) === typeof field);
  return Object.fromEntries(Object.entries(value).filter(isKnownField));
}

function isKnown(type: string): type is MessageChunk['type'] {
  return Object.hasOwn(REQUIRED, type);
}

function readJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new AskError('malformed', {detail: cutText(data, LONGEST_DETAIL), cause});
  }
}

/** What is shown of a text that cannot be read, in characters. */
const LONGEST_DETAIL = 200;

/** The most suggestions that are shown. */
const MOST_SUGGESTIONS = 6;

/** Returns an event with suggestions as far as they can be shown; null when there are none. */
function readSuggestions({id, data, transient}: Record<string, unknown>): MessageChunk | null {
  const given: unknown[] = isRecord(data) && Array.isArray(data.suggestions) ? data.suggestions : [];
  const suggestions = given
    .filter(
      (text): text is string => typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_TEXT,
    )
    .slice(0, MOST_SUGGESTIONS);
  if (suggestions.length === 0 || transient === true) return null;
  return {
    type: 'data-suggestions',
    ...(typeof id === 'string' && {id}),
    data: {suggestions: [...new Set(suggestions)]},
  };
}

/**
 * Reads the data of one server-sent event.
 *
 * @returns the event, `null` for one that this dialog has no use for (sources, files, data of the server's own)
 * @throws AskError `malformed` for what is no JSON, has no type, or lacks a field of its type
 */
export function parseChunk(data: string): MessageChunk | null {
  const value = readJson(data);
  if (!isRecord(value) || typeof value.type !== 'string')
    throw new AskError('malformed', {detail: cutText(data, LONGEST_DETAIL)});
  const {type} = value;
  if (!isKnown(type)) return null;
  if (type === 'data-suggestions') return readSuggestions(value);
  if (REQUIRED[type].some(field => typeof value[field] !== 'string'))
    throw new AskError('malformed', {detail: cutText(data, LONGEST_DETAIL)});
  return knownFields(type, value) as MessageChunk;
}
