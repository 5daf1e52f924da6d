import {unpackShard} from '../content/unpackShard';
import {answerQueries} from '../protocols/algolia/answerQueries';
import {answerRequest, type WireRequest, type WireResponse} from '../protocols/algolia/answerRequest';
import type {Corpus} from '../engine/Corpus';
import type {ServedIndex} from '../protocols/algolia/WireContext';
import {createCorpus} from '../engine/createCorpus';
import type {ShardManifest} from './ShardManifest';

/** What answers requests of the search protocol, on whichever thread. */
export interface SearchService {
  /** Answers a request; rejects when a shard cannot be loaded. */
  answer(request: WireRequest): Promise<WireResponse>;
  /** Loads the shards the filters choose and builds their engine, so that the first query finds it ready and fast. */
  warmUp(facetFilters: unknown): Promise<void>;
}

/**
 * Searched before the reader types: the browser compiles what runs for the first time, and the first keystroke would wait
 * three to five times as long as those after it.
 */
const REHEARSAL = ['a', 'co', 'search index'];

type LoadShard = (url: string) => Promise<string>;

interface KeptCorpus {
  texts: readonly string[];
  corpus: Corpus;
}

function createIndex({shards, revalidate = false}: ShardManifest, loadShard: LoadShard): ServedIndex {
  const corpora = new Map<string, Promise<KeptCorpus>>();

  async function build(
    urls: readonly string[],
    before: Promise<KeptCorpus> | undefined,
  ): Promise<KeptCorpus> {
    const [texts, kept] = await Promise.all([
      Promise.all(urls.map(url => loadShard(url))),
      before?.catch(() => undefined),
    ]);
    if (kept && texts.every((text, position) => text === kept.texts[position])) return kept;
    const corpus = createCorpus(texts.map(text => unpackShard(JSON.parse(text))));
    return {texts: revalidate ? texts : [], corpus};
  }

  return {
    shards,
    async corpusOf(positions) {
      const urls = positions.flatMap(position => shards[position]?.url ?? []);
      const key = urls.join('\n');
      const before = corpora.get(key);
      const kept = before && !revalidate ? before : build(urls, before);
      corpora.set(key, kept);
      try {
        return (await kept).corpus;
      } catch (error) {
        // The next query tries again.
        if (corpora.get(key) === kept) corpora.delete(key);
        throw error;
      }
    },
  };
}

/** Returns a service over the shards of a manifest. An engine is built once for each choice of shards, and kept. */
export function createSearchService(manifest: ShardManifest, loadShard: LoadShard): SearchService {
  const index = createIndex(manifest, loadShard);
  const context = {indexNamed: (name: string) => (name === manifest.index ? index : undefined)};
  return {
    answer: request => answerRequest(request, context),
    async warmUp(facetFilters) {
      const requests = REHEARSAL.map(query => ({
        indexName: manifest.index,
        query,
        facetFilters,
        attributesToSnippet: ['content'],
      }));
      await answerQueries({requests}, context);
    },
  };
}
