import {readSiteShards} from '../../src/cli/readSiteShards';
import type {Corpus} from '../../src/engine/Corpus';
import {createCorpus} from '../../src/engine/createCorpus';

const kept = new Map<string, Promise<Corpus>>();

/** Returns the corpus of the site's English pages in a docs version, read from its folders. */
export function readCorpus(version: string): Promise<Corpus> {
  const known = kept.get(version);
  if (known) return known;
  const corpus = readSiteShards({
    siteDir: process.cwd(),
    locale: 'en',
    version,
    onWarning: console.warn,
  }).then(createCorpus);
  kept.set(version, corpus);
  return corpus;
}
