import lunr from 'lunr';
import MiniSearch from 'minisearch';
import {createCorpus} from '../../../src/engine/createCorpus';
import {LEVELS, levelOf, type Section} from '../../../src/content/Section';
import type {Shard} from '../../../src/content/Shard';
import type {Find} from './scoreQueries';

/** A way to search some shards, by its name. */
export interface NamedEngine {
  name: string;
  build: (shards: readonly Shard[]) => Find;
}

function documentOf(section: Section, id: number) {
  const own = levelOf(section.hierarchy);
  return {
    id,
    title: section.hierarchy[own] ?? '',
    titles: LEVELS.slice(1, LEVELS.indexOf(own))
      .flatMap(level => section.hierarchy[level] ?? [])
      .join(' '),
    text: section.passages.map(({text}) => text).join('\n'),
  };
}

function sectionsOf(shards: readonly Shard[]): Section[] {
  return shards.flatMap(({sections}) => sections);
}

function buildOurs(shards: readonly Shard[]): Find {
  const {engine} = createCorpus(shards);
  return query => engine.search(query, {limit: 10}).map(({section}) => section.url);
}

/** MiniSearch with the options VitePress sets for its local search. */
function buildMiniSearch(shards: readonly Shard[]): Find {
  const sections = sectionsOf(shards);
  const index = new MiniSearch({
    fields: ['title', 'titles', 'text'],
    searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
  });
  index.addAll(sections.map(documentOf));
  return query => index.search(query).map(({id}) => sections[Number(id)]?.url ?? '');
}

/** lunr as local-search plugins query it: the word, what begins with it, and, for longer words, one typo. */
function buildLunr(shards: readonly Shard[]): Find {
  const sections = sectionsOf(shards);
  const index = lunr(function configure() {
    this.ref('id');
    this.field('title', {boost: 4});
    this.field('titles', {boost: 1});
    this.field('text', {boost: 2});
    sections.map(documentOf).forEach(document => this.add(document));
  });
  return text =>
    index
      .query(query => {
        for (const term of lunr.tokenizer(text).map(String)) {
          query.term(term, {boost: 10});
          query.term(term, {boost: 5, wildcard: lunr.Query.wildcard.TRAILING});
          if (term.length > 3) query.term(term, {editDistance: 1});
        }
      })
      .map(({ref}) => sections[Number(ref)]?.url ?? '');
}

export const ENGINES: readonly NamedEngine[] = [
  {name: 'this site', build: buildOurs},
  {name: 'MiniSearch', build: buildMiniSearch},
  {name: 'lunr', build: buildLunr},
];
