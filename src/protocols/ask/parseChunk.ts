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
  error: ['errorText'],
};

function isKnown(type: string): type is MessageChunk['type'] {
  return Object.hasOwn(REQUIRED, type);
}

function readJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new AskError('malformed', {detail: data.slice(0, 200), cause});
  }
}

/**
 * Reads the data of one server-sent event.
 *
 * @returns the event, `null` for a type that this dialog has no use for (sources, files, data of the server's own)
 * @throws AskError `malformed` for what is no JSON, has no type, or lacks a field of its type
 */
export function parseChunk(data: string): MessageChunk | null {
  const value = readJson(data);
  if (!isRecord(value) || typeof value.type !== 'string')
    throw new AskError('malformed', {detail: data.slice(0, 200)});
  const {type} = value;
  if (!isKnown(type)) return null;
  if (REQUIRED[type].some(field => typeof value[field] !== 'string'))
    throw new AskError('malformed', {detail: data.slice(0, 200)});
  return value as MessageChunk;
}
