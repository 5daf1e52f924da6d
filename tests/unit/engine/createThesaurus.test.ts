import {describe, expect, test} from 'vitest';
import {sectionsOf} from '../../../src/content/sectionsOf';
import {readSynonyms, type Synonym} from '../../../src/content/Synonym';
import {synonyms as ownSynonyms} from '../../../src/config/synonyms';
import {createEngine} from '../../../src/engine/createEngine';
import {createThesaurus} from '../../../src/engine/createThesaurus';

const PAGE =
  '# Kiln\n\nText.\n\n## Rate limit\n\nHow fast.\n\n## Glaze\n\nShine of clay.\n\n## Safety\n\nThe safety valve is tested.\n\n## Door of MODEL\n\nShut it.';

function find(query: string, synonyms: Synonym[] = [], markdown = PAGE): string[] {
  const sections = sectionsOf({markdown, url: '/kiln', lvl0: 'Docs'});
  return createEngine(sections, {language: 'en', synonyms})
    .search(query)
    .map(({section}) => section.anchor ?? 'page');
}

describe('words that the site calls otherwise', () => {
  test('a group stands for each other, phrases included', () => {
    const synonyms: Synonym[] = [{objectID: '1', type: 'synonym', synonyms: ['throttle', 'rate limit']}];
    expect(find('throttle ')).toEqual([]);
    expect(find('throttle ', synonyms)).toEqual(['rate-limit']);
    expect(find('throttles ', synonyms)).toEqual(['rate-limit']);
    expect(find('rate limit', [{objectID: '1', type: 'synonym', synonyms: ['shine', 'rate limit']}])).toEqual(
      ['rate-limit', 'glaze'],
    );
  });

  test('one way leads nowhere back', () => {
    const synonyms: Synonym[] = [
      {objectID: '1', type: 'oneWaySynonym', input: 'lacquer', synonyms: ['glaze']},
    ];
    expect(find('lacquer ', synonyms)).toEqual(['glaze']);
    expect(
      find('glaze ', [{objectID: '1', type: 'oneWaySynonym', input: 'glaze', synonyms: ['rate']}])[0],
    ).toBe('glaze');
    expect(
      find('rate ', [{objectID: '1', type: 'oneWaySynonym', input: 'glaze', synonyms: ['rate']}]),
    ).toEqual(['rate-limit']);
  });

  test('a correction counts less than the word itself, a placeholder stands for its replacements', () => {
    const synonyms: Synonym[] = [
      {objectID: '1', type: 'altCorrection1', word: 'varnish', corrections: ['glaze']},
      {objectID: '2', type: 'placeholder', placeholder: 'MODEL', replacements: ['K12']},
    ];
    expect(find('varnish ', synonyms)).toEqual(['glaze']);
    expect(find('k12 door', synonyms)[0]).toBe('door-of-model');
  });

  test('all words of a phrase are wanted', () => {
    expect(find('valve ', [{objectID: '1', type: 'synonym', synonyms: ['valve', 'rate clay']}])).toEqual([
      'safety',
    ]);
  });

  test('what a phrase and its alternative share stands for itself alone', () => {
    const page = '# Kiln\n\nText.\n\n## Firing log\n\nHow long.\n\n## Diary\n\nA firing in the night.';
    const synonyms: Synonym[] = [{objectID: '1', type: 'synonym', synonyms: ['firing log', 'firing diary']}];
    const {alternativesOf} = createThesaurus(synonyms, 'en');
    expect(alternativesOf(['firing', 'log'])).toEqual([
      [],
      expect.arrayContaining([expect.objectContaining({terms: ['firing', 'diary'], standIns: ['diary']})]),
    ]);
    expect(find('firing log', synonyms, page)).toEqual(['firing-log', 'diary']);
  });

  test('no stop word stands for what a phrase is called', () => {
    const synonyms: Synonym[] = [{objectID: '1', type: 'synonym', synonyms: ['brand', 'made by']}];
    expect(createThesaurus(synonyms, 'en').alternativesOf(['brand'])[0]).toContainEqual(
      expect.objectContaining({terms: ['made', 'by'], standIns: ['made']}),
    );
  });

  test('an acronym is learnt where a page spells it out', () => {
    const page =
      '# Rules\n\nText.\n\n## One\n\nA content security policy (CSP) limits pages.\n\n## Two\n\nThe content security policy of the host.';
    expect(find('csp ', [], page)).toEqual(['one', 'two']);
    expect(find('csp ', [], page.replace('(CSP)', ''))).toEqual([]);
  });

  test('words of general English lead on where the pages have others', () => {
    expect(find('delete ', [], '# Kiln\n\nText.\n\n## Remove a shelf\n\nPull.')).toEqual(['remove-a-shelf']);
  });
});

describe('the list of synonyms', () => {
  test('what is not in Algolia’s form is named', () => {
    expect(() => readSynonyms({}, 'a.json')).toThrow('a.json: expected a list of synonyms');
    expect(() => readSynonyms([{objectID: '1', type: 'synonym', synonyms: []}], 'a.json')).toThrow(
      'a.json: entry 1 is no synonym',
    );
    expect(() => readSynonyms([{objectID: '1', type: 'oneWaySynonym', synonyms: ['a']}], 'a.json')).toThrow(
      'is no synonym',
    );
  });

  test('that of this site is, and each entry has a name of its own', () => {
    for (const list of Object.values(ownSynonyms)) {
      expect(readSynonyms(list, 'own')).toEqual(list);
      expect(new Set(list.map(({objectID}) => objectID)).size).toBe(list.length);
    }
  });
});
