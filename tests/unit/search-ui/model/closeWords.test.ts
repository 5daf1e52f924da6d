import {expect, test} from 'vitest';
import {closeWords} from '../../../../src/search-ui/model/closeWords';
import type {HighlightPart} from '../../../../src/search-ui/model/parseHighlight';

const marked = (text: string): HighlightPart => ({text, marked: true});
const plain = (text: string): HighlightPart => ({text, marked: false});
const hit = (content: HighlightPart[], lvl2?: HighlightPart[]) => ({marks: {content, hierarchy: {lvl2}}});

test('[D-18] words of the site that begin like the one sought, the closest first', () => {
  const hits = [
    hit([plain('an '), marked('auth'), plain('or and '), marked('authen'), plain('tication')]),
    hit([marked('other')], [marked('Authenticated'), plain(' users')]),
  ];
  expect(closeWords('authentification', hits)).toEqual(['authenticated', 'authentication', 'author']);
});

test('neither the word itself nor one that only shares a letter or two', () => {
  expect(
    closeWords('theme', [hit([marked('theme'), plain(' '), marked('them'), plain(' '), marked('th')])]),
  ).toEqual(['them']);
});
