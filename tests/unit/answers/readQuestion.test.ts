import {describe, expect, test} from 'vitest';
import {readQuestion} from '../../../src/answers/readQuestion';
import {sectionsOf} from '../../../src/content/sectionsOf';
import {createCorpus} from '../../../src/engine/createCorpus';

const MARKDOWN = `# Kiln

## maxShelves

How many shelves there are at most.

## Shelves

Shelves are made of silicon carbide.

## Removing soot

Remove soot with a brush.

## Glaze

Glaze is glass, says the potter.`;

const corpus = createCorpus([
  {
    language: 'en',
    tag: 'default',
    version: null,
    sections: sectionsOf({markdown: MARKDOWN, url: '/kiln', lvl0: 'Docs'}),
  },
]);

function wordOf(question: string, term: string) {
  const found = readQuestion(question, corpus).words.find(({word}) => word.term === term);
  if (!found) throw new Error(`${term} was not found`);
  return found;
}

describe('readQuestion', () => {
  test('takes what begins with "When" for a story, unless it asks when', () => {
    const formOf = (question: string) => readQuestion(question, corpus).form;
    expect(formOf('When I close the kiln, the shelves are broken.')).toBe('symptom');
    expect(formOf('When are the shelves not broken?')).toBeNull();
    expect(formOf('When does soot not come off?')).toBeNull();
  });

  test('weighs an identifier more, an everyday word less and a stop word least', () => {
    const question = 'How many maxShelves does the potter say there are?';
    const emphasis = ['maxshelves', 'potter', 'many', 'the'].map(term => wordOf(question, term).emphasis);
    expect(emphasis).toEqual([...emphasis].sort((a, b) => b - a));
    expect(new Set(emphasis).size).toBe(4);
  });

  test('means an identifier as a whole, not the sections that have its parts', () => {
    const {documents, terms} = wordOf('What is maxShelves?', 'maxshelves');
    expect(documents.size).toBe(1);
    expect(terms.get('maxshelves')?.exactness).toBe(1);
    expect(terms.get('shelves')?.exactness ?? 0).toBeLessThan(0.5);
  });

  test('takes synonyms for less than the word itself', () => {
    const {terms} = wordOf('How do I delete or remove soot?', 'remove');
    expect(terms.get('remove')?.exactness).toBe(1);
    const other = readQuestion('How do I strip soot off?', corpus);
    expect(other.words.map(({word}) => word.term)).toContain('soot');
  });

  test('tells names from other words, those that no section has too', () => {
    const pages = ['Saggars hold Delft ware.', ...Array.from({length: 5}, () => 'The Kiln is hot.')];
    const sections = pages.flatMap((text, index) =>
      sectionsOf({markdown: `# Page\n\n${text}`, url: `/${index}`, lvl0: 'Docs'}),
    );
    const known = createCorpus([{language: 'en', tag: 'default', version: null, sections}]);
    const {words, unknownNames} = readQuestion('Saggars: does the Kiln hold Delft, Imari or raku?', known);
    expect(words.filter(({name}) => name).map(({word}) => word.term)).toEqual(['delft']);
    expect(unknownNames).toBe(1);
  });

  test('an unknown word weighs in the whole, so that a question about it is not taken for known', () => {
    const known = readQuestion('What is glaze?', corpus);
    const unknown = readQuestion('What is glaze blockchain?', corpus);
    expect(unknown.words.map(({word}) => word.term)).toEqual(known.words.map(({word}) => word.term));
    expect(unknown.claim).toBeGreaterThan(known.claim * 1.5);
  });

  test('an unknown name weighs more than an unknown word, and an abbreviation is not taken for a misspelling', () => {
    const claimOf = (question: string) => readQuestion(question, corpus).claim;
    expect(claimOf('Is glaze like Blockchain?')).toBeGreaterThan(claimOf('Is glaze like blockchain?'));
    expect(wordOf('What is glaxe?', 'glaxe').guessed).toBe(true);
    expect(readQuestion('What is GLAXE?', corpus).words.map(({word}) => word.term)).not.toContain('glaxe');
  });

  test('everyday words claim less than their weight, stop words nothing', () => {
    const {words} = readQuestion('How many maxShelves does the potter say there are?', corpus);
    const claimOf = (term: string) => words.find(({word}) => word.term === term);
    expect(claimOf('the')?.claim).toBe(0);
    expect(claimOf('many')?.claim).toBeLessThan(claimOf('many')?.weight ?? 0);
    expect(claimOf('potter')?.claim).toBe(claimOf('potter')?.weight);
  });

  test('what is written as code is a name where it begins the question too', () => {
    expect(wordOf('maxShelves is ignored', 'maxshelves').name).toBe(true);
    expect(readQuestion('minDrafts is ignored', corpus).unknownNames).toBe(1);
    expect(readQuestion('Drafts are ignored', corpus).unknownNames).toBe(0);
  });

  test('marks a word that is known only in another spelling', () => {
    expect(wordOf('What is glaxe?', 'glaxe').guessed).toBe(true);
    expect(wordOf('What is glaze?', 'glaze').guessed).toBe(false);
  });
});
