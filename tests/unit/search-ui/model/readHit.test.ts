import {expect, test} from 'vitest';
import type {DocSearchHit} from '../../../../src/search-ui/model/Hit';
import {readHit} from '../../../../src/search-ui/model/readHit';

const hit: DocSearchHit = {
  objectID: '1',
  url: '/docs/a#b',
  anchor: 'b',
  type: 'content',
  content: 'R&amp;D text',
  hierarchy: {lvl0: 'R&amp;D', lvl1: 'A', lvl2: null},
  _highlightResult: {content: {value: 'all of the text'}, hierarchy: {lvl1: {value: '<mark>A</mark>'}}},
  _snippetResult: {content: {value: 'R&amp;D <mark>text</mark>'}},
};
const resolveUrl = (url: string) => url;

test('[E-08] reads fields, snippets before highlights, and decodes escaped records', () => {
  expect(readHit(hit, {escaped: true, resolveUrl})).toEqual({
    objectID: '1',
    url: '/docs/a#b',
    anchor: 'b',
    type: 'content',
    content: 'R&D text',
    hierarchy: {lvl0: 'R&D', lvl1: 'A', lvl2: null},
    language: undefined,
    docusaurus_tag: undefined,
    marks: {
      hierarchy: {lvl1: [{text: 'A', marked: true}]},
      content: [
        {text: 'R&D ', marked: false},
        {text: 'text', marked: true},
      ],
    },
  });
});

test('plain records stay as they are', () => {
  expect(readHit(hit, {escaped: false, resolveUrl})?.hierarchy.lvl0).toBe('R&amp;D');
});

test('a hit without a safe link or without a group is left out', () => {
  expect(readHit(hit, {escaped: true, resolveUrl: () => null})).toBeNull();
  expect(readHit({...hit, hierarchy: {lvl0: '', lvl1: 'A'}}, {escaped: true, resolveUrl})).toBeNull();
});
