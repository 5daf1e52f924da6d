import MiniSearch from 'minisearch';
import {expect, test} from 'vitest';
import {createTermIndex, type TermDocument} from '../../../src/engine/createTermIndex';

function documentOf(fields: Partial<Record<keyof TermDocument, string>>): TermDocument {
  const termsOf = (text = '') => text.split(' ').filter(Boolean);
  return {
    heading: termsOf(fields.heading),
    title: termsOf(fields.title),
    text: termsOf(fields.text),
    code: termsOf(fields.code),
  };
}

const documents = [
  {heading: 'dark mode', title: 'styling', text: 'the dark mode follows the mode of the page', code: 'dark'},
  {heading: 'mode', text: 'a mode'},
  {title: 'styling', text: 'nothing of the kind', code: 'mode mode mode'},
  {},
].map(documentOf);

test('scores are those that another implementation of BM25 gives', () => {
  const index = new MiniSearch<TermDocument & {id: number}>({
    fields: ['heading', 'title', 'text', 'code'],
    extractField: (document, field) => {
      const value = document[field as keyof TermDocument | 'id'];
      return typeof value === 'number' ? value : value.join(' ');
    },
    tokenize: text => (text === '' ? [] : text.split(' ')),
    searchOptions: {boost: {heading: 4, title: 1.5, text: 1, code: 0.3}, bm25: {k: 1.2, b: 0.7, d: 0}},
  });
  index.addAll(documents.map((document, id) => ({...document, id})));
  const {scoresOf} = createTermIndex(documents);
  for (const term of ['dark', 'mode', 'styling', 'the', 'kind']) {
    const found = scoresOf(term);
    const expected = index.search(term);
    expect(found.size, term).toBe(expected.length);
    for (const {id, score} of expected)
      expect(found.get(Number(id)), `${term} in ${id}`).toBeCloseTo(score, 10);
  }
});

test('a term that nothing has is in no document', () => {
  expect(createTermIndex(documents).scoresOf('absent').size).toBe(0);
  expect(createTermIndex([]).scoresOf('absent').size).toBe(0);
});

test('every term is known with the number of its occurrences in all fields', () => {
  const {terms} = createTermIndex(documents);
  expect(terms.get('mode')).toBe(8);
  expect(terms.get('dark')).toBe(3);
  expect(terms.has('absent')).toBe(false);
});
