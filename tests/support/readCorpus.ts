import {readSiteShards} from '../../src/cli/readSiteShards';
import type {Corpus} from '../../src/engine/Corpus';
import {createCorpus} from '../../src/engine/createCorpus';

const kept = new Map<string, Promise<Corpus>>();

/** Returns the corpus of the site's pages in a docs version and a language, read from its folders. */
export function readCorpus(version: string, locale = 'en'): Promise<Corpus> {
  const key = `${locale} ${version}`;
  const known = kept.get(key);
  if (known) return known;
  const corpus = readSiteShards({
    siteDir: process.cwd(),
    locale,
    version,
    onWarning: console.warn,
  }).then(createCorpus);
  kept.set(key, corpus);
  return corpus;
}
