import type {AnswerEvent} from '../../answers/AnswerEvent';
import type {MessageChunk} from './MessageChunk';

const SEARCH_TOOL = 'searchIndex';
const TEXT_ID = 'text';

/**
 * Turns the events of an answer into those of a UI message stream: each search a step of its own, as the AI SDK
 * demands before text begins, then the text. So one assembler puts every message together, whoever answers.
 *
 * @param messageId - the id the message gets
 */
export async function* chunksOf(
  events: AsyncIterable<AnswerEvent>,
  messageId: string,
): AsyncGenerator<MessageChunk> {
  yield {type: 'start', messageId};
  let searches = 0;
  let writing = false;
  for await (const event of events) {
    const toolCallId = `search-${searches}`;
    switch (event.type) {
      case 'search':
        searches += 1;
        yield {type: 'start-step'};
        yield {
          type: 'tool-input-available',
          toolCallId: `search-${searches}`,
          toolName: SEARCH_TOOL,
          input: {query: event.query},
        };
        break;
      case 'found':
        yield {type: 'tool-output-available', toolCallId, output: {query: event.query, hits: event.hits}};
        yield {type: 'finish-step'};
        break;
      case 'text':
        if (!writing) {
          yield {type: 'start-step'};
          yield {type: 'text-start', id: TEXT_ID};
        }
        writing = true;
        yield {type: 'text-delta', id: TEXT_ID, delta: event.text};
        break;
      case 'end':
        if (writing) {
          yield {type: 'text-end', id: TEXT_ID};
          yield {type: 'finish-step'};
        }
        yield {type: 'finish', messageMetadata: {state: event.answer.state}};
        break;
    }
  }
}
