import {expect, test} from 'vitest';
import {isEveryday} from '../../../src/engine/isEveryday';
import {synonymsOf} from '../../../src/engine/generalSynonyms';

test('everyday words are known in all their forms, per language', () => {
  expect(['use', 'uses', 'using', 'used'].map(word => isEveryday(word, 'en'))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isEveryday('crawler', 'en')).toBe(false);
  expect(isEveryday('utiliser', 'fr')).toBe(true);
  expect(['pouvez', 'voudrais', 'serait', 'vois'].map(word => isEveryday(word, 'fr'))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isEveryday('utiliser', 'en')).toBe(false);
  expect(isEveryday('use', 'ja')).toBe(false);
});

test('synonyms are the others of a group, for every form of a word', () => {
  expect(synonymsOf('colour', 'en')).toContain('color');
  expect(synonymsOf('deleting', 'en')).toContain('remove');
  expect(synonymsOf('supprimer', 'fr-CA')).toContain('effacer');
  expect(synonymsOf('kiln', 'en')).toEqual([]);
  expect(synonymsOf('colour', 'ja')).toEqual([]);
});
