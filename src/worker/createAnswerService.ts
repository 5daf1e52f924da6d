import type {ShardEntry, ShardManifest} from './ShardManifest';
import {unpackShard} from '../content/unpackShard';
import type {Corpus} from '../engine/Corpus';
import {createCorpus} from '../engine/createCorpus';
import {parseFacetFilters} from '../protocols/algolia/parseFacetFilters';
import {answer} from '../answers/answer';
import type {AnswerEvent} from '../answers/AnswerEvent';
import {createRetriever} from '../answers/createRetriever';
import type {AnswerTask, Task} from './AnswerTask';
import {chooseShards} from './chooseShards';
import {versionsOf} from './versionsOf';

/** What answers questions from the site's own pages, on whichever thread. */
export interface AnswerService {
  /**
   * Does a task.
   * @returns the events of the answer; none for a task that only gets ready
   * @throws an error when a shard cannot be loaded
   */
  run(task: Task): Promise<AnswerEvent[]>;
}

interface KeptCorpus {
  texts: readonly string[];
  corpus: Corpus;
}

async function collect(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const all: AnswerEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** Returns the service over the shards of a manifest. What a choice of shards needs is built once, and kept. */
export function createAnswerService(
  {shards, revalidate = false}: ShardManifest,
  loadShard: (url: string) => Promise<string>,
): AnswerService {
  const corpora = new Map<string, Promise<KeptCorpus>>();
  const versions = versionsOf(shards);

  /** Returns the text of a shard, and that of its code where it is apart: answers quote samples in full. */
  function load({url, codeUrl}: ShardEntry): Promise<string[]> {
    return Promise.all((codeUrl === undefined ? [url] : [url, codeUrl]).map(loadShard));
  }

  async function build(entries: readonly ShardEntry[], before: KeptCorpus | undefined): Promise<KeptCorpus> {
    const loaded = await Promise.all(entries.map(load));
    const texts = loaded.flat();
    if (before && texts.every((text, position) => text === before.texts[position])) return before;
    return {
      texts: revalidate ? texts : [],
      corpus: createCorpus(
        loaded.map(parts => {
          const [packed, code] = parts.map((part): unknown => JSON.parse(part));
          return unpackShard(packed, code);
        }),
      ),
    };
  }

  async function corpusOf(facetFilters: unknown, version?: string): Promise<Corpus> {
    const entries = chooseShards(shards, parseFacetFilters(facetFilters ?? []), version);
    const key = entries.map(({url}) => url).join('\n');
    const kept = corpora.get(key);
    if (kept && !revalidate) return (await kept).corpus;
    const next = build(entries, await kept?.catch(() => undefined));
    corpora.set(key, next);
    try {
      return (await next).corpus;
    } catch (error) {
      // The next question tries again.
      if (corpora.get(key) === next) corpora.delete(key);
      throw error;
    }
  }

  async function answerTask({question, earlier, facetFilters, texts}: AnswerTask): Promise<AnswerEvent[]> {
    const retriever = await createRetriever(version => corpusOf(facetFilters, version), versions);
    return collect(answer(question, earlier, retriever, texts));
  }

  return {
    async run(task) {
      if (task.kind === 'answer') return answerTask(task);
      await corpusOf(task.facetFilters);
      return [];
    },
  };
}
