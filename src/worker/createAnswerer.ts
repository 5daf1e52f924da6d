import {answer} from '../answers/answer';
import type {AnswerEvent} from '../answers/AnswerEvent';
import {createRetriever} from '../answers/createRetriever';
import type {Corpus} from '../engine/Corpus';
import {parseFacetFilters} from '../protocols/algolia/parseFacetFilters';
import {chooseShards} from './chooseShards';
import type {ShardManifest} from './ShardManifest';
import type {AnswerTask} from './Task';
import {versionsOf} from './versionsOf';

/** Answers questions from the site's own pages. */
export interface Answerer {
  answerQuestion(task: AnswerTask): Promise<AnswerEvent[]>;
  /** Loads what the filters choose. */
  warmUp(facetFilters: unknown): Promise<void>;
}

/**
 * Returns an answerer over the shards of a manifest.
 *
 * @param corpusOf - returns the corpus of the shards at the given positions
 */
export function createAnswerer(
  {shards, names = {versions: versionsOf(shards).map(name => ({name}))}}: ShardManifest,
  corpusOf: (positions: readonly number[]) => Promise<Corpus>,
): Answerer {
  const main = names.versions.find(({isMain}) => isMain)?.name ?? 'current';

  /** Returns what to answer from, samples of code in full: answers quote them. */
  async function chosenCorpus(facetFilters: unknown, version?: string): Promise<Corpus> {
    const chosen = chooseShards(shards, parseFacetFilters(facetFilters ?? []), {version, main});
    const corpus = await corpusOf(chosen.map(shard => shards.indexOf(shard)));
    await corpus.loadCode();
    return corpus;
  }

  return {
    async answerQuestion({question, earlier, facetFilters, page, texts}) {
      const retriever = await createRetriever(version => chosenCorpus(facetFilters, version), names, page);
      const events: AnswerEvent[] = [];
      for await (const event of answer(question, earlier, retriever, texts)) events.push(event);
      return events;
    },
    async warmUp(facetFilters) {
      await chosenCorpus(facetFilters);
    },
  };
}
