import {taskRunnerOf} from '../../worker/createTaskRunner';
import {AskError} from '../../protocols/ask/AskError';
import type {AnswerEvent} from '../../answers/AnswerEvent';
import {textOf} from '../../protocols/ask/textOf';
import type {UiMessage} from '../../protocols/ask/UiMessage';
import type {RunTask} from '../../worker/Task';
import type {AskRequest} from './AskClient';
import type {EmbeddedAskProvider} from './AskProvider';
import {assembleMessage} from '../../protocols/ask/assembleMessage';
import {chunksOf} from '../../protocols/ask/chunksOf';
import {createId} from '../../protocols/createId';
import {paceEvents} from '../../protocols/ask/paceEvents';

async function* atOnce(events: readonly AnswerEvent[]): AsyncGenerator<AnswerEvent> {
  yield* events;
}

/** Returns how to ask the answerer of the site itself. Its worker starts with the first question, or on warming up. */
export function createEmbeddedAsk(provider: EmbeddedAskProvider) {
  let runner: RunTask | undefined;
  const run: RunTask = async task => {
    runner ??= taskRunnerOf(provider);
    try {
      return await runner(task);
    } catch (cause) {
      throw new AskError('content', {cause});
    }
  };

  async function* ask({
    messages,
    searchParameters,
    page,
    pace = 'reading',
  }: AskRequest): AsyncGenerator<UiMessage> {
    const questions = messages.filter(({role}) => role === 'user').map(textOf);
    const events = await run({
      kind: 'answer',
      question: questions.at(-1) ?? '',
      earlier: questions.slice(0, -1),
      facetFilters: searchParameters?.facetFilters,
      page,
      texts: provider.texts,
    });
    const id = createId();
    yield* assembleMessage(chunksOf(pace === 'instant' ? atOnce(events) : paceEvents(events), id), id);
  }

  return {
    ask,
    async warmUp(searchParameters: AskRequest['searchParameters']) {
      await run({kind: 'warmUp', for: 'answers', facetFilters: searchParameters?.facetFilters});
    },
  };
}
