import {expect, test} from 'vitest';
import type {HighlightPart} from '../../../../src/search-ui/model/parseHighlight';
import {describeHit} from '../../../../src/search-ui/model/describeHit';
import {hitOf} from './hits';

const say = (segments: HighlightPart[]) => segments.map(({text}) => text).join('');
const words = (...hit: Parameters<typeof describeHit>) => {
  const {title, path} = describeHit(...hit);
  return [say(title), ...path.map(say)];
};

test('a heading is titled by itself, under those above it', () => {
  expect(words(hitOf('lvl3', '/a#x', ['Guide', 'A', 'One', 'X']))).toEqual(['X', 'A', 'One']);
  expect(words(hitOf('lvl1', '/a', ['Guide', 'A']))).toEqual(['A']);
});

test('a passage is titled by its text, under all of its headings', () => {
  expect(words(hitOf('content', '/a#one', ['Guide', 'A', 'One'], 'Some text'))).toEqual([
    'Some text',
    'A',
    'One',
  ]);
});

test('the parent above is not said again', () => {
  const parent = hitOf('lvl1', '/a', ['Guide', 'A']);
  expect(words(hitOf('lvl2', '/a#one', ['Guide', 'A', 'One']), parent)).toEqual(['One']);
});

test('[D-13] a hit of type lvl0 says its group, and a passage without text its heading', () => {
  expect(words(hitOf('lvl0', '/a', ['Guide']))).toEqual(['Guide']);
  expect(words(hitOf('content', '/a#one', ['Guide', 'A', 'One']))).toEqual(['One', 'A']);
});
