import {beforeAll, describe, expect, test} from 'vitest';
import {type AnswerShares, judgeAnswers, sharesOf} from '../../support/judgeAnswers';

let fresh: AnswerShares;
let all: AnswerShares;

beforeAll(async () => {
  const answers = await judgeAnswers();
  all = sharesOf(answers);
  fresh = sharesOf(answers.filter(({judged}) => judged.fresh));
}, 120_000);

test('there are 80 questions and more that the documentation answers, and 20 that it does not', () => {
  expect(all.answerable).toBeGreaterThanOrEqual(80);
  expect(all.unanswerable).toBeGreaterThanOrEqual(20);
});

describe('the passages that are quoted hold the answer', () => {
  test('on fresh questions: the first in 80 of 100, one of three in 92', () => {
    expect(fresh.first).toBeGreaterThanOrEqual(0.8);
    expect(fresh.firstThree).toBeGreaterThanOrEqual(0.92);
  });

  test('on all of them: the first in 77 of 100, one of three in 88', () => {
    expect(all.first).toBeGreaterThanOrEqual(0.77);
    expect(all.firstThree).toBeGreaterThanOrEqual(0.88);
  });
});

describe('an answer is declined', () => {
  test('where there is one, in 5 of 100 fresh questions and 6 of all', () => {
    expect(fresh.refused).toBeLessThanOrEqual(0.05);
    expect(all.refused).toBeLessThanOrEqual(0.06);
  });

  test('where there is none, in 85 of 100', () => {
    expect(all.declined).toBeGreaterThanOrEqual(0.85);
  });
});
