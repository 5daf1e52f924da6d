import {createEngine} from './createEngine';
import type {Section} from '../content/Section';
import type {Shard} from '../content/Shard';
import type {Synonym} from '../content/Synonym';
import type {Corpus, SectionOrigin} from './Corpus';

/** Returns the synonyms of some shards, each once: those of a site are the same in all its shards. */
function synonymsOf(shards: readonly Shard[]): Synonym[] {
  const all = shards.flatMap(({synonyms = []}) => synonyms);
  return [...new Map(all.map(one => [one.objectID, one])).values()];
}

/** Returns the sections of the shards that are of no version, where others are: a blog beside the documentation. */
function outsideOf(origins: ReadonlyMap<Section, SectionOrigin>): Set<Section> {
  const own = [...origins];
  const documented = own.some(([, {shard}]) => shard.version !== null);
  return new Set(
    documented ? own.flatMap(([section, {shard}]) => (shard.version === null ? section : [])) : [],
  );
}

/**
 * Returns the corpus of some shards, its engine built. The first shard's language is the one queries are read in.
 *
 * @param loadCode - puts the samples of code in full into the shards; without it they are there already
 */
export function createCorpus(
  shards: readonly Shard[],
  loadCode: () => Promise<void> = async () => {},
): Corpus {
  const language = shards[0]?.language ?? 'en';
  const origins = new Map<Section, SectionOrigin>();
  const taken = new Map<string, number>();
  for (const {language: own, tag, version, sections} of shards) {
    const shard = {language: own, tag, version};
    for (const section of sections) {
      const id = `${own}-${tag}-${section.url}`;
      const before = taken.get(id) ?? 0;
      taken.set(id, before + 1);
      // Two headings of a page can have one anchor.
      origins.set(section, {shard, objectID: before === 0 ? id : `${id}-${before}`});
    }
  }
  let loading: Promise<void> | undefined;
  const engine = createEngine([...origins.keys()], {
    language,
    synonyms: synonymsOf(shards),
    outside: outsideOf(origins),
  });
  return {
    engine,
    language,
    originOf(section) {
      const origin = origins.get(section);
      if (!origin) throw new Error(`No section of this corpus: ${section.url}`);
      return origin;
    },
    async loadCode() {
      const own = (loading ??= loadCode());
      try {
        await own;
      } catch (error) {
        // The next one tries again.
        if (loading === own) loading = undefined;
        throw error;
      }
    },
  };
}
