import {expect, test} from 'vitest';
import {agentStems, stem} from '../../../src/engine/stem';

test.each([
  ['en', ['crawl', 'crawls', 'crawled', 'crawling']],
  ['en', ['configure', 'configured', 'configuring', 'configuration', 'configurations']],
  ['en', ['migrate', 'migrates', 'migrated', 'migrating', 'migration']],
  ['en', ['index', 'indexes', 'indexed', 'indexing']],
  ['en', ['query', 'queries']],
  ['en', ['retry', 'retries', 'retried', 'retrying']],
  ['en', ['class', 'classes']],
  ['en', ['map', 'maps', 'mapped', 'mapping']],
  ['en', ['install', 'installs', 'installing', 'installation']],
  ['fr', ['indexer', 'indexee', 'indexees']],
  ['fr', ['journal', 'journaux']],
  ['fr', ['afficher', 'affichee', 'affichage', 'affichages']],
  ['fr', ['configuration', 'configurations']],
])('%s: %j have one stem', (language, forms) => {
  const stems = forms.map(form => stem(form, language));
  // "maps" and "map" meet where the word is long enough to be stemmed at all.
  expect(new Set(stems.map(found => found.slice(0, Math.min(...stems.map(({length}) => length))))).size).toBe(
    1,
  );
  expect(
    Math.max(...stems.map(({length}) => length)) - Math.min(...stems.map(({length}) => length)),
  ).toBeLessThan(2);
});

test.each([
  ['status', 'statu'],
  ['process', 'proces'],
  ['user', 'use'],
  ['string', 'str'],
  ['analysis', 'analysi'],
])('%s does not become %s', (term, wrong) => {
  expect(stem(term, 'en')).not.toBe(wrong);
});

test('a French x is a plural after a vowel that asks for it, and part of the word elsewhere', () => {
  expect(stem('jeux', 'fr')).toBe(stem('jeu', 'fr'));
  expect(stem('prix', 'fr')).toBe('prix');
  expect(stem('prix', 'fr')).not.toBe(stem('pris', 'fr'));
});

test.each([
  ['validate', 'validator'],
  ['log', 'logger'],
  ['logging', 'logger'],
  ['parse', 'parsers'],
  ['spell', 'speller'],
])('%s and %s are told of each other', (verb, agent) => {
  const [ofVerb, ofAgent] = [stem(verb, 'en'), stem(agent, 'en')];
  expect(agentStems(ofVerb, 'en')).toContain(ofAgent);
  expect(agentStems(ofAgent, 'en')).toContain(ofVerb);
});

test('short words, other languages and identifiers have no agent noun', () => {
  expect(agentStems('id', 'en')).toEqual([]);
  expect(agentStems('lvl0', 'en')).toEqual([]);
  expect(agentStems('valid', 'fr')).toEqual([]);
});

test('identifiers with digits and other scripts are their own stem', () => {
  expect(stem('lvl0s', 'en')).toBe('lvl0s');
  expect(stem('検索', 'ja')).toBe('検索');
  expect(stem('api', 'en')).toBe('api');
});

test('other languages lose a plural s', () => {
  expect(stem('registros', 'es')).toBe('registro');
});
