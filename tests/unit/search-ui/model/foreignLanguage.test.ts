// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {foreignLanguage} from '../../../../src/search-ui/model/foreignLanguage';

beforeEach(() => {
  document.documentElement.lang = 'en';
});

test.each([
  ['fr', {tag: 'fr', name: 'French'}],
  ['fr_FR', {tag: 'fr-FR', name: 'French (France)'}],
  ['en-GB', null],
  ['EN', null],
  ['not a language', null],
  ['x'.repeat(99), null],
  ['', null],
])('a record in %j', (language, expected) => {
  expect(foreignLanguage({language})).toEqual(expected);
});
