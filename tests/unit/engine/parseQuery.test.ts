import {expect, test} from 'vitest';
import {parseQuery} from '../../../src/engine/parseQuery';

function flags(query: string, language = 'en') {
  return parseQuery(query, language).map(
    ({term, open, stop}) => term + (open ? ' open' : '') + (stop ? ' stop' : ''),
  );
}

test('the last word is open until something follows it', () => {
  expect(flags('dark mo')).toEqual(['dark', 'mo open']);
  expect(flags('dark mode ')).toEqual(['dark', 'mode']);
  expect(flags('dark mode?')).toEqual(['dark', 'mode']);
});

test('stop words are marked, but not the one that is being typed', () => {
  expect(flags('how to the')).toEqual(['how stop', 'to stop', 'the open']);
  expect(flags('comment changer le thème ', 'fr')).toEqual(['comment stop', 'changer', 'le stop', 'theme']);
});

test('in a query of stop words each of them counts', () => {
  expect(flags('how to ')).toEqual(['how', 'to']);
});

test('a word of everyday speech is marked from three words on', () => {
  const everyday = (query: string) =>
    parseQuery(query, 'en').flatMap(word => (word.everyday ? word.term : []));
  expect(everyday('change kiln temperature ')).toEqual(['change']);
  expect(everyday('change kiln ')).toEqual([]);
});

test('a word counts once', () => {
  expect(flags('api key api ')).toEqual(['api', 'key']);
});

test('a word knows its parts and what it gives with its neighbours', () => {
  const [site, map] = parseQuery('site mapKey', 'en');
  expect(site?.joined).toEqual(['sitemapkey']);
  expect(map).toMatchObject({parts: ['map', 'key'], joined: ['sitemapkey']});
});

test('a French verb is a word without the pronoun that is tied to it, and other hyphens stay', () => {
  expect(flags('est-ce que puis-je masquer le logo ', 'fr')).toEqual([
    'est stop',
    'ce stop',
    'que stop',
    'puis stop',
    'je stop',
    'masquer',
    'le stop',
    'logo',
  ]);
  expect(flags('existe-t-il un mot-clé par-dessus ', 'fr')).toEqual([
    'existe',
    't stop',
    'il stop',
    'un stop',
    'motcle',
    'pardessus',
  ]);
  expect(flags('check-in ', 'en')).toEqual(['checkin']);
});

test.each(['', '   ', '?!', '—'])('%j has no words', query => {
  expect(parseQuery(query, 'en')).toEqual([]);
});
