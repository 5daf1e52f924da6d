import {expect, test} from 'vitest';
import {relativesOf} from '../../../src/answers/relativesOf';

const terms = new Map(
  ['approval', 'approved', 'verification', 'verify', 'crawler', 'crawl', 'crane', 'approximate'].map(term => [
    term,
    1,
  ]),
);

test.each([
  ['approved', ['approval']],
  ['verify', ['verification']],
  ['crawling', ['crawler']],
  ['kiln', []],
  ['v4', []],
])('%s', (term, relatives) => {
  expect(relativesOf(term, {terms}, 'en')).toEqual(relatives);
});
