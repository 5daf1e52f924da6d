import {describe, expect, test} from 'vitest';
import {createVocabulary} from '../../../../src/engine/createVocabulary';
import {createTermIndex} from '../../../../src/engine/createTermIndex';
import {matchQuery} from '../../../../src/engine/matchQuery';
import {fold} from '../../../../src/engine/fold';
import {tokenize} from '../../../../src/engine/tokenize';
import {highlight} from '../../../../src/protocols/algolia/highlight';
import {highlightRanges} from '../../../../src/protocols/algolia/highlightRanges';
import {snippetBounds} from '../../../../src/protocols/algolia/snippetBounds';

const TAGS = {pre: '[', post: ']'};

function termsOf(text: string, language: string) {
  return tokenize(text, language).flatMap(({term, parts}) => [term, ...parts.map(part => part.term)]);
}

/** What the query matches in an index that has only this text. */
function matchIn(text: string, query: string, language: string) {
  const index = createTermIndex([{heading: [], title: [], text: termsOf(text, language), code: []}]);
  const vocabulary = createVocabulary(index.terms, [language]);
  return matchQuery(query, [language], {index, vocabulary, size: 1});
}

function rangesIn(text: string, query: string, language = 'en') {
  return highlightRanges(text, matchIn(text, query, language), language);
}

function marked(text: string, query: string, language = 'en') {
  return highlight(text, rangesIn(text, query, language), TAGS);
}

describe('highlights', () => {
  test.each([
    ['the words of the query', 'Dark mode', 'dark mode ', '[Dark] [mode]'],
    ['the typed part of a longer word', 'Styling', 'sty', '[Sty]ling'],
    ['another form as a whole', 'It crawls', 'crawling ', 'It [crawls]'],
    ['a misspelt word as a whole', 'The crawler', 'crwaler ', 'The [crawler]'],
    ['an identifier', 'Set transformItems now', 'transformitems ', 'Set [transformItems] now'],
    ['a part of an identifier', 'Set transformItems now', 'items ', 'Set transform[Items] now'],
    ['neighbouring parts together', 'Set facetFilters', 'facet filt', 'Set [facetFilt]ers'],
    ['the typed part over a sign', 'docusaurus_tag', 'docusaurust', '[docusaurus_t]ag'],
    ['accents that were not typed', 'Le thème foncé', 'theme', 'Le [thème] foncé'],
    ['accents that were typed', 'Theme', 'thème', '[Theme]'],
    ['a typed part that ends in a combining accent', 'cafe\u0301teria', 'cafe', '[cafe\u0301]teria'],
    ['full-width letters', 'ＡＰＩキー', 'api ', '[ＡＰＩ]キー'],
    ['no stop words', 'How to use the theme', 'how to use the theme', 'How to use the [theme]'],
    ['Japanese words', '全文検索の設定', '設定 ', '全文検索の[設定]'],
    ['nothing where nothing matches', 'Dark mode', 'xyzzy', 'Dark mode'],
  ])('%s', (_, text, query, expected) => {
    const language = /[ぁ-ん]/.test(text) ? 'ja' : 'en';
    expect(marked(text, query, language)).toBe(expected);
  });
});

describe('snippets', () => {
  const text =
    'One two three four five six seven eight nine ten, (eleven) twelve --watch thirteen fourteen fifteen.';

  function snippet(query: string, length: number) {
    const {start, end} = snippetBounds(text, rangesIn(text, query), length, 'en');
    return text.slice(start, end);
  }

  test('are the whole text where it is short enough', () => {
    expect(snippet('two', 50)).toBe(text);
  });

  test('have the words that were found in their middle', () => {
    expect(snippet('eight ', 5)).toBe('six seven eight nine ten,');
  });

  test('begin at the beginning and end at the end where the words are there', () => {
    expect(snippet('one ', 3)).toBe('One two three');
    expect(snippet('fifteen ', 3)).toBe('thirteen fourteen fifteen.');
  });

  test('have the most of the words, not the first of them', () => {
    expect(snippet('two nine eleven ', 4)).toBe('nine ten, (eleven) twelve');
  });

  test('keep signs with the word they touch', () => {
    expect(snippet('watch ', 1)).toBe('--watch');
    expect(snippet('eleven ', 1)).toBe('(eleven)');
  });

  test.each([5, 15].flatMap(length => [0, 7, 23, 59].map(place => ({length, place}))))(
    '[B-06] of $length words show the word that was found at place $place of a long text, with words around it',
    ({length, place}) => {
      for (const [language, word, filler] of [
        ['en', 'theme', 'lorem '],
        ['en', 'theme', 'lorem · '],
        ['fr', 'thème', 'œuvre, '],
        ['ja', '検索', '東京。'],
      ] as const) {
        const text = filler.repeat(place) + `${word} ` + filler.repeat(60 - place);
        const ranges = rangesIn(text, language === 'fr' ? 'theme' : word, language);
        const {start, end} = snippetBounds(text, ranges, length, language);
        const words = tokenize(text.slice(start, end), language).map(({term}) => term);
        expect(words).toHaveLength(length);
        const at = words.indexOf(fold(word));
        // In the middle, unless the text begins or ends there.
        expect(at).toBe(Math.min(place, Math.max(Math.floor((length - 1) / 2), place - (61 - length))));
      }
    },
  );

  test('begin at the beginning where nothing is found', () => {
    expect(snippet('xyzzy', 4)).toBe('One two three four');
  });
});

/** A small generator of random numbers (mulberry32), so that a failure can be seen again. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const PIECES = [
  ...'abcXYZ019 _-./:@+<>&"\'()[]{}\n\t',
  ...['é', 'e\u0301', 'o\u0323\u0302', 'ß', 'İ', 'ﬁ', 'Ａ', '\u00ad', '\u200d', '\u200c', '\ufe0f'],
  ...['検索', 'キー', 'が', 'か\u3099', '한국', 'ไทย', 'हिन्दी', 'क्\u200dष', 'שלום', 'мир'],
  ...[
    '😀',
    '👩\u200d👩\u200d👧',
    '🇫🇷',
    '𝒜',
    '𠮷',
    '&amp;',
    '<mark>',
    'searchClient',
    'facet_filters',
    'dark mode',
  ],
];

test('over 1000 random texts, marks and cuts never break a letter and never lose one', () => {
  const random = randomNumbers(20);
  for (let round = 0; round < 1000; round += 1) {
    const pick = () => PIECES[random(PIECES.length)] ?? '';
    const text = Array.from({length: 1 + random(40)}, pick).join('');
    const from = random(text.length);
    const query = text.slice(from, from + 1 + random(12)) + (random(2) ? ' ' : '');
    const language = ['en', 'fr', 'ja', 'th'][random(4)] ?? 'en';
    const ranges = rangesIn(text, query, language);

    let end = -1;
    for (const range of ranges) {
      expect(range.start).toBeGreaterThan(end);
      expect(range.end).toBeGreaterThan(range.start);
      ({end} = range);
    }
    expect(end).toBeLessThanOrEqual(text.length);

    const length = 1 + random(8);
    const bounds = snippetBounds(text, ranges, length, language);
    const shown = text.slice(bounds.start, bounds.end);
    if (tokenize(text, language).length > length)
      expect(tokenize(shown, language).length).toBeLessThanOrEqual(length);
    // Something marked is always in view.
    if (ranges.length > 0)
      expect(ranges.some(range => range.start < bounds.end && range.end > bounds.start)).toBe(true);

    const cuts = [...ranges.flatMap(range => [range.start, range.end]), bounds.start, bounds.end];
    for (const cut of cuts.filter(place => place > 0)) {
      expect(text.slice(0, cut)).not.toMatch(/[\ud800-\udbff]$/);
      expect(text.slice(cut)).not.toMatch(/^[\p{M}\ufe0f]/u);
    }
    expect(highlight(text, ranges, {pre: '\ue000', post: '\ue001'}).replace(/[\ue000\ue001]/g, '')).toBe(
      text,
    );
  }
});
