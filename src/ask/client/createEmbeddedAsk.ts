import {createTaskRunner, type TaskRunner} from '../../search/client/createTaskRunner';
import {AskError} from '../AskError';
import type {AnswerEvent} from '../answerer/AnswerEvent';
import {textOf} from '../wire/textOf';
import type {UiMessage} from '../wire/UiMessage';
import type {Task} from './AnswerTask';
import type {AskRequest} from './AskClient';
import type {EmbeddedAskProvider} from './AskProvider';
import {createId} from './createId';
import {messagesOf} from './messagesOf';
import {paceEvents} from './paceEvents';

async function* atOnce(events: readonly AnswerEvent[]): AsyncGenerator<AnswerEvent> {
  yield* events;
}

/** Returns how to ask the answerer of the site itself. Its worker starts with the first question, or on warming up. */
export function createEmbeddedAsk(provider: EmbeddedAskProvider) {
  let runner: TaskRunner<Task, AnswerEvent[]> | undefined;
  const run = async (task: Task) => {
    runner ??= createTaskRunner({
      shards: provider.shards,
      loadShard: provider.loadShard,
      startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'}),
      loadService: async () => (await import('./createAnswerService')).createAnswerService,
    });
    try {
      return await runner(task);
    } catch (cause) {
      throw new AskError('content', {cause});
    }
  };

  async function* ask({messages, searchParameters, pace = 'reading'}: AskRequest): AsyncGenerator<UiMessage> {
    const questions = messages.filter(({role}) => role === 'user').map(textOf);
    const events = await run({
      kind: 'answer',
      question: questions.at(-1) ?? '',
      earlier: questions.slice(0, -1),
      facetFilters: searchParameters?.facetFilters,
      texts: provider.texts,
    });
    yield* messagesOf(pace === 'instant' ? atOnce(events) : paceEvents(events), createId());
  }

  return {
    ask,
    async warmUp(searchParameters: AskRequest['searchParameters']) {
      await run({kind: 'warmUp', facetFilters: searchParameters?.facetFilters});
    },
  };
}
