import type {Section} from '../../content/Section';
import type {Synonym} from '../../content/Synonym';
import {splitShard} from '../../engine/splitShard';
import type {PageSource} from '../pages/collectPages';
import type {PageReader} from '../pages/createPageReader';

/** The names of a shard's two files. */
export interface ShardNames {
  language: string;
  tag: string;
  version: string | null;
  /** File name of the packed shard, unique within the build. */
  file: string;
  /** Name of the file with the code passages in full. */
  codeFile: string;
}

/** One shard as it is written to disk, in two files. */
export interface ShardFile extends ShardNames {
  /** The packed shard as JSON. */
  text: string;
  /** The code passages as JSON. */
  code: string;
  /** Number of sections inside. */
  sections: number;
}

export interface ShardOptions {
  /** Locale of the build. */
  language: string;
  reader: Pick<PageReader, 'read'>;
  /** What the site says means the same, in the language of the build. */
  synonyms?: readonly Synonym[];
}

/** Returns the names of the shards of some pages: one a docs version. */
export function shardNames(pages: readonly PageSource[], language: string): ShardNames[] {
  const versions = new Map(pages.map(({tag, version}) => [tag, version]));
  return [...versions].map(([tag, version]) => ({
    language,
    tag,
    version,
    file: `${tag}.${language}.json`,
    codeFile: `${tag}.${language}.code.json`,
  }));
}

/**
 * Returns the function from the pages of the site to one shard a docs version: the same objects as before where no page of
 * theirs changed.
 */
export function createShards({language, reader, synonyms = []}: ShardOptions) {
  function toShard(names: ShardNames, sections: Section[]): ShardFile {
    const {packed, code} = splitShard({...names, sections, synonyms});
    return {...names, text: JSON.stringify(packed), code: JSON.stringify(code), sections: sections.length};
  }

  const made = new Map<string, {shard: ShardFile; sections: Section[]}>();

  return function toShards(pages: readonly PageSource[]): ShardFile[] {
    return shardNames(pages, language).map(names => {
      const sections = pages
        .filter(page => page.tag === names.tag)
        .flatMap(page => reader.read(page).sections);
      const before = made.get(names.tag);
      if (
        before?.sections.length === sections.length &&
        before.sections.every((section, index) => section === sections[index])
      )
        return before.shard;
      const shard = toShard(names, sections);
      made.set(names.tag, {shard, sections});
      return shard;
    });
  };
}
