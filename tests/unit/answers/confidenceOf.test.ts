import {describe, expect, test} from 'vitest';
import {confidenceOf} from '../../../src/answers/confidenceOf';
import type {RankedSpan} from '../../../src/answers/rankSpans';
import {readQuestion} from '../../../src/answers/readQuestion';
import {sectionsOf} from '../../../src/content/sectionsOf';
import {createCorpus} from '../../../src/engine/createCorpus';

const sections = sectionsOf({
  markdown:
    '# Kiln\n\nText.\n\n## Joined\n\nThe kiln is opened when it is cold.\n\n## Apart\n\nThe kiln is hot. It is opened slowly. When? The room is cold.',
  url: '/kiln',
  lvl0: 'Docs',
});
const [section, joined, apart] = sections;
const corpus = createCorpus([{language: 'en', tag: 'default', version: null, sections}]);
const LONG = 'Must I know what it is that the potter does there before?';

function confidence(ranked: RankedSpan[], question = 'What must the potter know?'): number {
  return confidenceOf(ranked, readQuestion(question, corpus), 'en');
}

function span(evidence: number, from = section): RankedSpan {
  if (!from) throw new Error('no section');
  return {
    section: from,
    span: {position: 0, passages: from.passages},
    score: 1,
    evidence,
    missingNames: 0,
  };
}

describe('confidenceOf', () => {
  test('is 0 where nothing was found', () => {
    expect(confidence([])).toBe(0);
  });

  test('rises with the evidence of the first span, and with that of the two after it', () => {
    const few = confidence([span(0.3), span(0.3), span(0.3), span(0.9)]);
    const second = confidence([span(0.3), span(0.9)]);
    const first = confidence([span(0.9), span(0.3)]);
    expect(few).toBe(confidence([span(0.3)]));
    expect(second).toBeGreaterThan(few);
    expect(first).toBeGreaterThan(second);
    expect(first).toBeLessThan(1);
  });

  test('asks less of each word of a long question', () => {
    expect(confidence([span(0.5)], LONG)).toBeGreaterThan(confidence([span(0.5)]));
  });

  test('is surer where one sentence has the words than where several have them', () => {
    const question = 'When is the cold kiln opened?';
    expect(confidence([span(0.5, joined)], question)).toBeGreaterThan(
      confidence([span(0.5, apart)], question),
    );
  });

  test('is less sure where no span has a name of the question', () => {
    const without = {...span(0.7), missingNames: 1};
    expect(confidence([without, without])).toBeLessThan(confidence([span(0.7), span(0.7)]) / 2);
    expect(confidence([without, span(0.7)])).toBe(confidence([span(0.7), span(0.7)]));
  });
});
