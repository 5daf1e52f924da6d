import {expect, test} from 'vitest';
import {findWords} from '../../../src/answers/findWords';
import {readQuestion} from '../../../src/answers/readQuestion';
import {tokenize} from '../../../src/engine/tokenize';
import {sectionsOf} from '../../../src/content/sectionsOf';
import {createCorpus} from '../../../src/engine/createCorpus';

const MARKDOWN = `# Kiln

The oldest name is NO_DRAFT, the newest ERR_NO_DRAFT. Use a side-by-side kiln. A draft is air.`;

const corpus = createCorpus([
  {
    language: 'en',
    tag: 'default',
    version: null,
    sections: sectionsOf({markdown: MARKDOWN, url: '/kiln', lvl0: 'Docs'}),
  },
]);

function find(word: string, text: string): number {
  const question = readQuestion(`${word}?`, corpus);
  const [exactness = 0] = findWords(tokenize(text, 'en'), question).exactness;
  return exactness;
}

test('a word counts as exactly as it was found at best, and each time in its frequency', () => {
  const question = readQuestion('draft?', corpus);
  const {exactness, frequency, places} = findWords(tokenize('Draft here, a draft there', 'en'), question);
  expect(exactness).toEqual([1]);
  expect(frequency[0]).toBe(2);
  expect(places.map(({token}) => token)).toEqual([0, 3]);
});

test('an identifier is found in a longer one, not by one of its parts', () => {
  expect(find('NO_DRAFT', 'NO_DRAFT was raised')).toBe(1);
  expect(find('NO_DRAFT', 'ERR_NO_DRAFT was raised')).toBeGreaterThan(0.8);
  expect(find('NO_DRAFT', 'no letter of a draft')).toBeLessThan(0.5);
});

test('a word that is part of an identifier is found less exactly, and covers a part of it', () => {
  const question = readQuestion('draft?', corpus);
  const look = (text: string) => findWords(tokenize(text, 'en'), question);
  expect(look('draft').covered.get(0)).toBe(1);
  expect(look('ERR_NO_DRAFT').exactness[0]).toBeLessThan(1);
  expect(look('ERR_NO_DRAFT').exactness[0]).toBeGreaterThan(0.8);
  expect(look('ERR_NO_DRAFT').covered.get(0)).toBeCloseTo(1 / 3);
  const whole = findWords(tokenize('ERR_NO_DRAFT', 'en'), readQuestion('ERR_NO_DRAFT?', corpus));
  expect(whole.covered.get(0)).toBe(1);
});

test('a compound is found where it is written as words of its own', () => {
  expect(find('side-by-side', 'stand side by side')).toBeGreaterThan(0.8);
  expect(find('side-by-side', 'the side of it')).toBeLessThan(0.5);
});

test('what the site calls a word otherwise is found where its words follow each other, and nowhere else', () => {
  const markdown = '# Kiln\n\nA kiln wash keeps glaze off. Batt wash is white.';
  const named = createCorpus([
    {
      language: 'en',
      tag: 'default',
      version: null,
      sections: sectionsOf({markdown, url: '/kiln', lvl0: 'Docs'}),
      synonyms: [{objectID: '1', type: 'synonym', synonyms: ['engobe', 'kiln wash']}],
    },
  ]);
  const question = readQuestion('Which engobe?', named);
  const engobe = question.words.findIndex(({word}) => word.term === 'engobe');
  const share = (text: string) => findWords(tokenize(text, 'en'), question).exactness[engobe];
  expect(share('A kiln wash')).toBeGreaterThan(0.7);
  expect(share('Wash the kiln')).toBe(0);
});
