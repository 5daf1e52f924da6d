import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unpackShard} from '../../src/content/unpackShard';
import type {Corpus} from '../../src/engine/Corpus';
import {parseFacetFilters} from '../../src/protocols/algolia/parseFacetFilters';
import {chooseShards} from '../../src/worker/chooseShards';
import {createCorpora} from '../../src/worker/createCorpora';
import type {ShardEntry} from '../../src/worker/ShardManifest';

const BUILD = 'build';
/** The code of a shard is in a file of its name: `default.en.1a2b3c4d.json`, `default.en.code.5e6f7a8b.json`. */
const SHARD = /^(.+)\.[^.]+\.json$/;

const readText = (file: string) => readFileSync(file, 'utf8');

/**
 * Returns the shards that the built site has for a language, by their files.
 *
 * @throws Error where there is no built site
 */
function entriesIn(locale: string): ShardEntry[] {
  const folder = path.join(BUILD, locale === 'en' ? '' : locale, 'assets', 'search');
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: run "npm run build" first.`);
  const files = new Map(readdirSync(folder).map(file => [SHARD.exec(file)?.[1], path.join(folder, file)]));
  return [...files].flatMap(([name, url]) => {
    if (name === undefined || name.endsWith('.code')) return [];
    const {language, tag, version} = unpackShard(JSON.parse(readText(url)));
    return [{url, language, tag, version, codeUrl: files.get(`${name}.code`)}];
  });
}

/** Returns the shards that a page of a docs version searches in a language, as its dialog chooses them. */
export function searchedEntries(version: string, locale = 'en'): ShardEntry[] {
  const tags = ['default', `docs-default-${version}`].map(tag => `docusaurus_tag:${tag}`);
  return chooseShards(entriesIn(locale), parseFacetFilters([`language:${locale}`, tags]));
}

const kept = new Map<string, Promise<Corpus>>();

/**
 * Returns the corpus of the built site's pages in a docs version and a language, samples of code in full, as the worker
 * of a page makes it.
 */
export function readCorpus(version: string, locale = 'en'): Promise<Corpus> {
  const key = `${locale} ${version}`;
  const known = kept.get(key);
  if (known) return known;
  const shards = searchedEntries(version, locale);
  const {corpusOf} = createCorpora({index: 'docsearch', shards}, async url => readText(url));
  const corpus = corpusOf(shards.map((_, position) => position)).then(async built => {
    await built.loadCode();
    return built;
  });
  kept.set(key, corpus);
  return corpus;
}
