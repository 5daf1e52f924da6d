import {describe, expect, test} from 'vitest';
import {confidenceOf} from '../../../../src/ask/retrieval/confidenceOf';
import type {RankedSpan} from '../../../../src/ask/retrieval/rankSpans';
import {sectionsOf} from '../../../../src/search/records/sectionsOf';

const [section] = sectionsOf({markdown: '# Kiln\n\nText.', url: '/kiln', lvl0: 'Docs'});

function span(evidence: number, asked: number | null = null): RankedSpan {
  if (!section) throw new Error('no section');
  return {section, span: {position: 0, passages: section.passages}, score: 1, evidence, asked};
}

describe('confidenceOf', () => {
  test('is 0 where nothing was found', () => {
    expect(confidenceOf([], 5)).toBe(0);
  });

  test('rises with the evidence of the first span, and with that of the two after it', () => {
    const few = confidenceOf([span(0.3), span(0.3), span(0.3), span(0.9)], 6);
    const second = confidenceOf([span(0.3), span(0.9)], 6);
    const first = confidenceOf([span(0.9), span(0.3)], 6);
    expect(few).toBe(confidenceOf([span(0.3)], 6));
    expect(second).toBeGreaterThan(few);
    expect(first).toBeGreaterThan(second);
    expect(first).toBeLessThan(1);
  });

  test('asks less of each word of a long question', () => {
    expect(confidenceOf([span(0.5)], 12)).toBeGreaterThan(confidenceOf([span(0.5)], 4));
  });

  test('is surer where readers ask the same, and less sure where they ask something else', () => {
    const notNoted = confidenceOf([span(0.6)], 6);
    expect(confidenceOf([span(0.6, 0.9)], 6)).toBeGreaterThan(notNoted);
    expect(confidenceOf([span(0.6, 0), span(0.5)], 6)).toBeLessThan(notNoted);
  });
});
