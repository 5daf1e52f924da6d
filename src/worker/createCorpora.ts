import type {ShardEntry, ShardManifest} from './ShardManifest';
import {restoreCode, unpackShard} from '../content/unpackShard';
import type {Corpus} from '../engine/Corpus';
import {createCorpus} from '../engine/createCorpus';

interface KeptCorpus {
  /** What it was made of, on the dev server. */
  texts: readonly (string | undefined)[];
  corpus: Corpus;
}

/** The corpora of a site: one for each choice of shards, built when it is first needed, and kept. */
export interface Corpora {
  /** Returns the corpus of the shards at the given positions; rejects when one cannot be loaded. */
  corpusOf(positions: readonly number[]): Promise<Corpus>;
}

/** Loads the text of a shard; of one whose text could not be read before, not from a cache that may hold it still. */
export type LoadShard = (url: string, isUnreadable: boolean) => Promise<string>;

/** Returns the corpora over the shards of a manifest. */
export function createCorpora({shards, revalidate = false}: ShardManifest, loadShard: LoadShard): Corpora {
  const corpora = new Map<string, Promise<KeptCorpus>>();
  const unreadable = new Set<string>();
  const load = (url: string) => loadShard(url, unreadable.has(url));

  /** Returns what `convert` makes of the text of a shard. */
  function readText<Value>(url: string, text: string, convert: (value: unknown) => Value): Value {
    try {
      const value = convert(JSON.parse(text));
      unreadable.delete(url);
      return value;
    } catch (cause) {
      unreadable.add(url);
      throw new Error(`The search index ${url} cannot be read: ${String(cause)}`, {cause});
    }
  }

  const loadCodes = (entries: readonly ShardEntry[]) =>
    Promise.all(entries.map(async ({codeUrl}) => (codeUrl === undefined ? undefined : load(codeUrl))));

  async function build(
    entries: readonly ShardEntry[],
    before: Promise<KeptCorpus> | undefined,
  ): Promise<KeptCorpus> {
    const [texts, codes, kept] = await Promise.all([
      Promise.all(entries.map(({url}) => load(url))),
      revalidate ? loadCodes(entries) : null,
      before?.catch(() => undefined),
    ]);
    const all = codes ? [...texts, ...codes] : [];
    if (kept && all.every((text, position) => text === kept.texts[position])) return kept;
    const unpacked = texts.map((text, position) => readText(entries[position]?.url ?? '', text, unpackShard));
    const corpus = createCorpus(unpacked, async () => {
      const loaded = codes ?? (await loadCodes(entries));
      unpacked.forEach((shard, position) => {
        const code = loaded[position];
        if (code !== undefined)
          readText(entries[position]?.codeUrl ?? '', code, value => restoreCode(shard, value));
      });
    });
    return {texts: all, corpus};
  }

  return {
    async corpusOf(positions) {
      const entries = positions.flatMap(position => shards[position] ?? []);
      const key = positions.join();
      const before = corpora.get(key);
      const kept = before && !revalidate ? before : build(entries, before);
      corpora.set(key, kept);
      try {
        return (await kept).corpus;
      } catch (error) {
        // The next task tries again.
        if (corpora.get(key) === kept) corpora.delete(key);
        throw error;
      }
    },
  };
}
