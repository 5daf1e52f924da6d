import {answerQueries} from '../protocols/algolia/answerQueries';
import {answerRequest} from '../protocols/algolia/answerRequest';
import type {Answerer} from './createAnswerer';
import {createCorpora, type LoadShard} from './createCorpora';
import type {ShardManifest} from './ShardManifest';
import type {ResultOf, RunTask, Task} from './Task';

/**
 * Searched before the reader types: the browser compiles what runs for the first time, and the first keystroke would wait
 * three to five times as long as those after it.
 */
const REHEARSAL = ['a', 'co', 'search index'];

/**
 * Returns what searches the shards of a manifest and answers questions from them, on whichever thread. Both read the same
 * corpora. A task rejects when a shard cannot be loaded.
 */
export function createTaskService(manifest: ShardManifest, loadShard: LoadShard): RunTask {
  const {index, shards} = manifest;
  const {corpusOf} = createCorpora(manifest, loadShard);
  const context = {indexNamed: (name: string) => (name === index ? {shards, corpusOf} : undefined)};
  let answerer: Answerer | undefined;

  /** A reader who only searches does not load what answers questions. */
  async function loadAnswerer(): Promise<Answerer> {
    const {createAnswerer} = await import('./createAnswerer');
    answerer ??= createAnswerer(manifest, corpusOf);
    return answerer;
  }

  async function rehearse(facetFilters: unknown): Promise<void> {
    const requests = REHEARSAL.map(query => ({
      indexName: index,
      query,
      facetFilters,
      attributesToSnippet: ['content'],
    }));
    await answerQueries({requests}, context);
  }

  async function run(task: Task): Promise<ResultOf<Task>> {
    switch (task.kind) {
      case 'search':
        return answerRequest(task.request, context);
      case 'answer':
        return (await loadAnswerer()).answerQuestion(task);
      case 'warmUp':
        if (task.for === 'search') await rehearse(task.facetFilters);
        else await (await loadAnswerer()).warmUp(task.facetFilters);
        return null;
    }
  }

  // Each kind of task has its own kind of result.
  return run as RunTask;
}
