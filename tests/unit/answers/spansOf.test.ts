import {describe, expect, test} from 'vitest';
import {spansOf} from '../../../src/answers/spansOf';
import type {Passage, Section} from '../../../src/content/Section';

function words(count: number, end = '.'): string {
  return `${Array.from({length: count}, (_, index) => `w${index}`).join(' ')}${end}`;
}

function spans(...passages: Passage[]) {
  const section: Section = {
    url: '/a',
    anchor: null,
    hierarchy: {lvl0: 'A', lvl1: 'A', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    passages,
  };
  return spansOf(section).map(({passages: own}) => own.map(passage => passages.indexOf(passage)));
}

const text = (count: number, end?: string): Passage => ({kind: 'text', text: words(count, end)});
const row = (count: number): Passage => ({kind: 'row', text: words(count)});
const code = (): Passage => ({kind: 'code', text: 'code'});

describe('spansOf', () => {
  test('a short section is one span, code included', () => {
    expect(spans(text(50), code(), row(20), row(20))).toEqual([[0, 1, 2, 3]]);
  });

  test('a long one has a span from each paragraph on, as far as one reads', () => {
    expect(spans(text(80), text(60), text(100), text(10))).toEqual([[0, 1], [1], [2, 3], [3]]);
  });

  test('a list or table stays whole, with the line that announces it', () => {
    expect(spans(text(150), text(8, ':'), row(20), row(20), row(20), text(120))).toEqual([
      [0],
      [1, 2, 3, 4],
      [5],
    ]);
  });

  test('a table that is too long is taken apart', () => {
    const rows = Array.from({length: 12}, () => row(30));
    const found = spans(...rows);
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(span => span.length <= 5)).toBe(true);
    expect(new Set(found.flat()).size).toBe(12);
  });

  test('code goes with what it follows', () => {
    expect(spans(text(150), code(), code(), text(150), code())).toEqual([
      [0, 1, 2],
      [3, 4],
    ]);
  });

  test('a section without text has none, one of code alone has one', () => {
    expect(spans()).toEqual([]);
    expect(spans(code())).toEqual([[0]]);
  });
});
