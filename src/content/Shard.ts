import type {Section} from './Section';
import type {Synonym} from './Synonym';

/** The sections that share a language and a `docusaurus_tag`, the two facets contextual search filters by. */
export interface Shard {
  language: string;
  /** `default`, `docs-default-current`, `docs-default-v3` … */
  tag: string;
  /** Name of the docs version, `null` outside the docs. */
  version: string | null;
  sections: Section[];
  /** What the site says means the same, in the language of the shard. */
  synonyms?: readonly Synonym[];
}

/** What the sections of a shard have in common. */
export type ShardFacets = Pick<Shard, 'language' | 'tag'> & {version?: string | null};

/** The samples of code of a shard: what a hit shows of one, and what answers quote. */
export interface ShardCode {
  /** The code passages in full, in order. */
  code: string[];
}
