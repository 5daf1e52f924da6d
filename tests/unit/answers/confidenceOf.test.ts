import {describe, expect, test} from 'vitest';
import {confidenceOf} from '../../../src/answers/confidenceOf';
import {findSpans, type RankedSpan} from '../../../src/answers/rankSpans';
import {readQuestion} from '../../../src/answers/readQuestion';
import {sectionsOf} from '../../../src/content/sectionsOf';
import {createCorpus} from '../../../src/engine/createCorpus';

const sections = sectionsOf({
  markdown: '# Kiln\n\nThe potter must know the kiln.',
  url: '/kiln',
  lvl0: 'Docs',
});
const corpus = createCorpus([{language: 'en', tag: 'default', version: null, sections}]);
const LONG = 'Must I know what it is that the potter does there before?';

function confidence(ranked: RankedSpan[], question = 'What must the potter know?'): number {
  return confidenceOf(ranked, readQuestion(question, corpus));
}

function span(evidence: number, score = 1): RankedSpan {
  const [first] = findSpans(readQuestion('What must the potter know?', corpus), corpus);
  if (!first) throw new Error('no span');
  return {...first, signs: {...first.signs, otherKind: 0}, score, evidence, missingNames: 0};
}

describe('confidenceOf', () => {
  test('is 0 where nothing was found', () => {
    expect(confidence([])).toBe(0);
  });

  test('rises with the evidence of the best three spans', () => {
    const few = confidence([span(0.3), span(0.3), span(0.3), span(0.9)]);
    const second = confidence([span(0.3), span(0.9), span(0.3), span(0.3)]);
    expect(few).toBe(confidence([span(0.3), span(0.3), span(0.3), span(0.3)]));
    expect(second).toBeGreaterThan(few);
  });

  test('is 0 where hardly a word of the question was found', () => {
    expect(confidence([span(0.1)])).toBe(0);
  });

  test('asks less of each word of a long question', () => {
    expect(confidence([span(0.5)], LONG)).toBeGreaterThan(confidence([span(0.5)]));
  });

  test('is surer where no other span does as well', () => {
    expect(confidence([span(0.5), span(0.5, 0.1)])).toBeGreaterThan(confidence([span(0.5), span(0.5, 0.9)]));
  });

  test('is less sure where the first span lacks the kind of answer that is asked for', () => {
    const other = {...span(0.5), signs: {...span(0.5).signs, otherKind: 1}};
    expect(confidence([other])).toBeLessThan(confidence([span(0.5)]));
  });

  test('is less sure where no span has a name of the question', () => {
    const without = {...span(0.7), missingNames: 1};
    expect(confidence([without, without])).toBeLessThan(confidence([span(0.7), span(0.7)]) / 2);
    expect(confidence([without, span(0.7)])).toBe(confidence([span(0.7), span(0.7)]));
  });
});
