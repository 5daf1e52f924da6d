import {AskError} from './AskError';
import {isRecord} from './isRecord';
import type {MessageChunk} from './MessageChunk';
import {readFailure} from './readFailure';
import type {MessagePart, ReasoningPart, SuggestionsPart, TextPart, ToolPart, UiMessage} from './UiMessage';

/** The most characters of text and thought in a message, and the most parts: more is nothing to read in a dialog. */
export const LONGEST_ANSWER = 256 * 1024;
const MOST_PARTS = 1000;

type OpenParts = Map<string, number>;

function mergeMetadata({metadata}: UiMessage, more: unknown): Pick<UiMessage, 'metadata'> {
  return isRecord(more) ? {metadata: {...metadata, ...more}} : {};
}

function withPart(message: UiMessage, index: number, part: MessagePart): UiMessage {
  return {...message, parts: message.parts.with(index, part)};
}

function openPart(message: UiMessage, part: MessagePart): UiMessage {
  return {...message, parts: [...message.parts, part]};
}

function providerMetadataOf(...sources: {providerMetadata?: unknown}[]): {providerMetadata?: unknown} {
  const last = sources.findLast(({providerMetadata}) => providerMetadata !== undefined);
  return last ? {providerMetadata: last.providerMetadata} : {};
}

function isWritten(part: MessagePart | undefined): part is TextPart | ReasoningPart {
  return part?.type === 'text' || part?.type === 'reasoning';
}

/** Adds events of written parts; a delta whose part was never opened opens it. */
function writtenPart(
  message: UiMessage,
  chunk: Extract<MessageChunk, {id: string}>,
  open: OpenParts,
): UiMessage {
  const type = chunk.type.startsWith('text') ? 'text' : 'reasoning';
  const key = `${type} ${chunk.id}`;
  const index = open.get(key);
  const known = index === undefined ? undefined : message.parts[index];
  if (chunk.type === 'text-end' || chunk.type === 'reasoning-end') {
    open.delete(key);
    return index !== undefined && isWritten(known)
      ? withPart(message, index, {...known, ...providerMetadataOf(known, chunk), state: 'done'})
      : message;
  }
  const delta = 'delta' in chunk ? chunk.delta : '';
  if (index !== undefined && isWritten(known) && 'delta' in chunk)
    return withPart(message, index, {
      ...known,
      ...providerMetadataOf(known, chunk),
      text: known.text + delta,
    });
  open.set(key, message.parts.length);
  const part = {text: delta, state: 'streaming', ...providerMetadataOf(chunk)} as const;
  return openPart(message, type === 'text' ? {type, ...part} : {type, id: chunk.id, ...part});
}

type ToolChunk = Extract<MessageChunk, {toolCallId: string}>;

function toolState(chunk: ToolChunk, known: ToolPart | undefined): Omit<ToolPart, 'type' | 'toolCallId'> {
  switch (chunk.type) {
    case 'tool-input-start':
      return {state: 'input-streaming'};
    case 'tool-input-available':
      return {
        state: 'input-available',
        input: chunk.input,
        ...(chunk.providerMetadata !== undefined && {callProviderMetadata: chunk.providerMetadata}),
      };
    case 'tool-input-error':
      return {state: 'output-error', errorText: chunk.errorText};
    case 'tool-output-available':
      return {
        state: 'output-available',
        input: known?.input,
        output: chunk.output,
        ...(chunk.preliminary !== undefined && {preliminary: chunk.preliminary}),
      };
    case 'tool-output-error':
      return {state: 'output-error', input: known?.input, errorText: chunk.errorText};
  }
}

function toolPart(message: UiMessage, chunk: ToolChunk): UiMessage {
  const index = message.parts.findLastIndex(
    part => 'toolCallId' in part && part.toolCallId === chunk.toolCallId,
  );
  const found = message.parts[index];
  const known = found && 'toolCallId' in found ? found : undefined;
  const type = known?.type ?? ('toolName' in chunk ? (`tool-${chunk.toolName}` as const) : undefined);
  if (!type) return message;
  const providerExecuted = chunk.providerExecuted ?? known?.providerExecuted;
  const part: ToolPart = {
    type,
    toolCallId: chunk.toolCallId,
    ...(known?.callProviderMetadata !== undefined && {callProviderMetadata: known.callProviderMetadata}),
    ...toolState(chunk, known),
    ...(providerExecuted !== undefined && {providerExecuted}),
  };
  return known ? withPart(message, index, part) : openPart(message, part);
}

function suggestionsPart(message: UiMessage, part: SuggestionsPart): UiMessage {
  const index = message.parts.findIndex(
    known => known.type === part.type && part.id !== undefined && known.id === part.id,
  );
  return index < 0 ? openPart(message, part) : withPart(message, index, part);
}

function apply(message: UiMessage, chunk: MessageChunk, open: OpenParts): UiMessage {
  switch (chunk.type) {
    case 'start':
      return {
        ...message,
        id: chunk.messageId ?? message.id,
        ...mergeMetadata(message, chunk.messageMetadata),
      };
    case 'finish':
    case 'message-metadata':
      return {...message, ...mergeMetadata(message, chunk.messageMetadata)};
    case 'start-step':
      return openPart(message, {type: 'step-start'});
    case 'finish-step':
      open.clear();
      return message;
    case 'abort':
      return {...message, metadata: {...message.metadata, stopped: true}};
    case 'data-suggestions':
      return suggestionsPart(message, chunk);
    case 'error': {
      const {code = 'stream', detail} = readFailure(chunk.errorText);
      throw new AskError(code, {detail});
    }
    default:
      return 'id' in chunk ? writtenPart(message, chunk, open) : toolPart(message, chunk);
  }
}

/** Returns the event with no more text than may still come, cut between characters. */
function cutTo(chunk: MessageChunk, room: number): MessageChunk {
  if (!('delta' in chunk) || chunk.delta.length <= room) return chunk;
  // Half a character is none.
  return {...chunk, delta: chunk.delta.slice(0, room).replace(/[\uD800-\uDBFF]$/, '')};
}

/**
 * Puts a message together from the events of a stream and yields it after each event, each time a new object that
 * shares the parts that did not change. The rules are those by which the AI SDK 5 reads the same events. Calls of
 * `dynamic` tools, which a dialog knows nothing about, are left out.
 *
 * @param id - the id of the message until the server names one
 * @throws AskError `stream`, or what the code of the server says, when it reports a failure in mid-stream; `size` for
 * a message that grows beyond 256 k characters or 1,000 parts. What was yielded before stays valid.
 */
export async function* assembleMessage(
  chunks: AsyncIterable<MessageChunk>,
  id: string,
): AsyncGenerator<UiMessage> {
  const open: OpenParts = new Map();
  let message: UiMessage = {id, role: 'assistant', parts: []};
  let room = LONGEST_ANSWER;
  for await (const chunk of chunks) {
    if ('dynamic' in chunk && chunk.dynamic) continue;
    message = apply(message, cutTo(chunk, room), open);
    yield message;
    if ('delta' in chunk) room -= chunk.delta.length;
    if (room < 0 || message.parts.length > MOST_PARTS) throw new AskError('size');
  }
}
