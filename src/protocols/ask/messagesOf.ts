import type {AnswerEvent} from '../../answers/AnswerEvent';
import type {MessagePart, UiMessage} from './UiMessage';

function partsWith(parts: readonly MessagePart[], event: Exclude<AnswerEvent, {type: 'end'}>): MessagePart[] {
  const last = parts.at(-1);
  const before = parts.slice(0, -1);
  if (event.type === 'text')
    return last?.type === 'text'
      ? [...before, {...last, text: last.text + event.text}]
      : [...parts, {type: 'step-start'}, {type: 'text', text: event.text, state: 'streaming'}];
  const {query} = event;
  if (event.type === 'found' && last && 'toolCallId' in last)
    return [...before, {...last, state: 'output-available', output: {query, hits: event.hits}}];
  const toolCallId = `search-${parts.filter(part => 'toolCallId' in part).length + 1}`;
  return [
    ...parts,
    {type: 'step-start'},
    {type: 'tool-searchIndex', toolCallId, state: 'input-available', input: {query}},
  ];
}

/**
 * Puts a message together from the events of an answer and yields it after each: the same message that the events make
 * when they come as a UI message stream, each search a step of its own, then the text.
 *
 * @param id - the id the message gets
 */
export async function* messagesOf(events: AsyncIterable<AnswerEvent>, id: string): AsyncGenerator<UiMessage> {
  let message: UiMessage = {id, role: 'assistant', parts: []};
  for await (const event of events) {
    message =
      event.type === 'end'
        ? {
            ...message,
            metadata: {declined: event.answer.declined},
            parts: message.parts.map(part => (part.type === 'text' ? {...part, state: 'done'} : part)),
          }
        : {...message, parts: partsWith(message.parts, event)};
    yield message;
  }
}
