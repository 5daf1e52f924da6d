import {expect, test} from 'vitest';
import {decodeEntities} from '../../../../src/search-ui/model/decodeEntities';
import {ESCAPED_TAGS, parseHighlight, PLAIN_TAGS} from '../../../../src/search-ui/model/parseHighlight';

test('cuts at the tags and keeps every other character', () => {
  expect(parseHighlight('a <mark>b</mark>c<mark>d</mark>', ESCAPED_TAGS)).toEqual([
    {text: 'a ', marked: false},
    {text: 'b', marked: true},
    {text: 'c', marked: false},
    {text: 'd', marked: true},
  ]);
});

test('markup of the record is text', () => {
  const value = `<img src=x onerror=alert(1)> ${PLAIN_TAGS.pre}<mark>${PLAIN_TAGS.post}`;
  expect(parseHighlight(value, PLAIN_TAGS)).toEqual([
    {text: '<img src=x onerror=alert(1)> ', marked: false},
    {text: '<mark>', marked: true},
  ]);
});

test('an escaped tag is no tag, and decoding comes after cutting', () => {
  expect(parseHighlight('&lt;mark&gt; <mark>R&amp;D</mark>', ESCAPED_TAGS, decodeEntities)).toEqual([
    {text: '<mark> ', marked: false},
    {text: 'R&D', marked: true},
  ]);
});

test('a tag that is never closed marks to the end, a stray end marks nothing', () => {
  expect(parseHighlight('a<mark>b', ESCAPED_TAGS)).toEqual([
    {text: 'a', marked: false},
    {text: 'b', marked: true},
  ]);
  expect(parseHighlight('a</mark>b', ESCAPED_TAGS).every(({marked}) => !marked)).toBe(true);
});

test('nothing is lost or added, whatever the text', () => {
  const pieces = ['<mark>', '</mark>', '<', '>', '&amp;', '💡', 'é', ' ', 'mark'];
  let seed = 7;
  const next = () => (seed = (seed * 48271) % 2147483647);
  for (let round = 0; round < 1000; round += 1) {
    const value = Array.from({length: next() % 12}, () => pieces[next() % pieces.length]).join('');
    const text = parseHighlight(value, ESCAPED_TAGS)
      .map(segment => segment.text)
      .join('');
    expect(text).toBe(value.replace(/<\/?mark>/g, ''));
  }
});
