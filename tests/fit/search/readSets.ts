import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readFolderShard} from '../../../src/cli/readFolderShard';
import {type Section, levelOf, urlWithoutAnchor} from '../../../src/content/Section';
import {unpackShard} from '../../../src/content/unpackShard';
import {createCorpus} from '../../../src/engine/createCorpus';
import {createEngine, type Engine} from '../../../src/engine/createEngine';
import {isStopWord} from '../../../src/engine/isStopWord';
import {splitShard} from '../../../src/engine/splitShard';
import {tokenize} from '../../../src/engine/tokenize';
import {judgedQueries} from '../../bench/search/judgedQueries';
import {searchedShards} from '../../bench/search/searchedShards';

/** A query with what answers it. */
export interface FitQuery {
  query: string;
  /** Pages and sections that answer it, each as good as the other; one that ends in `*` stands for all that begin so. */
  expected: readonly string[];
}

/** Some documentation with queries to it. */
export interface FitSet {
  name: string;
  engine: Engine;
  queries: readonly FitQuery[];
}

interface QueryFile {
  /** The package that ships the documentation. */
  package: string;
  /** Folder of its Markdown in the package. */
  folder: string;
  queries: {query: string; pages: string[]}[];
}

/** Documentation that packages of this project ship. */
const PACKAGES = ['undici', 'markdownlint', 'jsx-a11y'];
const KNOWN_ITEMS = 60;
const WORDS_OF_A_KNOWN_ITEM = 3;

/** Returns queries that are the words of headings, stop words left out, each of which has one page. */
function knownItems(sections: readonly Section[]): FitQuery[] {
  const pages = new Map<string, Set<string>>();
  for (const section of sections) {
    const heading = section.hierarchy[levelOf(section.hierarchy)] ?? '';
    const words = tokenize(heading, 'en').filter(({term}) => !isStopWord(term, 'en'));
    if (words.length < 2) continue;
    const query = words
      .slice(0, WORDS_OF_A_KNOWN_ITEM)
      .map(({start, end}) => heading.slice(start, end))
      .join(' ');
    pages.set(query, (pages.get(query) ?? new Set()).add(urlWithoutAnchor(section)));
  }
  const unique = [...pages].flatMap(([query, urls]) =>
    urls.size === 1 ? [{query, expected: [...urls]}] : [],
  );
  const step = Math.max(1, Math.floor(unique.length / KNOWN_ITEMS));
  return unique.filter((_, position) => position % step === 0);
}

function engineOf(sections: readonly Section[]): Engine {
  return createEngine(sections, {language: 'en'});
}

/**
 * Returns the documentation of a package, with the queries of a file of `queries`.
 *
 * @param root - folder of the package; by default it is looked for among those of this project
 * @throws an error that names the folder when there is none
 */
export function readPackageSet(name: string, root?: string): FitSet {
  const file = new URL(`queries/${name}.json`, import.meta.url);
  const {package: packageName, folder, queries} = JSON.parse(readFileSync(file, 'utf8')) as QueryFile;
  const docs = path.join(root ?? `node_modules/${packageName}`, folder);
  if (!existsSync(docs)) throw new Error(`There is no folder ${docs}, the documentation of ${packageName}`);
  const shard = readFolderShard(docs, 'en', () => undefined);
  const {sections} = unpackShard(splitShard(shard).packed);
  const pages = new Map(
    sections.map(section => [urlWithoutAnchor(section).toLowerCase(), urlWithoutAnchor(section)]),
  );
  return {
    name,
    engine: engineOf(sections),
    queries: queries.map(({query, pages: named}) => ({
      query,
      expected: named.map(page => {
        const url = pages.get(`/${page}`.toLowerCase());
        if (url === undefined)
          throw new Error(`${packageName} has no page ${page}, which "${query}" expects`);
        return url;
      }),
    })),
  };
}

/** Returns the sets that the weights are fitted to: this site, documentation of packages, and words of headings of each. */
export async function readSets(): Promise<FitSet[]> {
  const own = {
    name: 'this site',
    engine: createCorpus(searchedShards()).engine,
    queries: judgedQueries(),
  };
  const judged = [own, ...PACKAGES.map(name => readPackageSet(name))];
  return judged.flatMap(set => [
    set,
    {name: `${set.name}, headings`, engine: set.engine, queries: knownItems(set.engine.sections)},
  ]);
}
