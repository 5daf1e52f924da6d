import {expect, test} from 'vitest';
import {secondsOf} from '../../bench/site/buildWithTimes';
import {median} from '../../bench/site/Pair';

test('the times of a shell are user and system together, in seconds', () => {
  expect(secondsOf('0m1.250s 0m0.500s')).toBeCloseTo(1.75);
  expect(secondsOf('2m3.5s 0m0.5s')).toBeCloseTo(124);
});

test('the median leaves the outliers out', () => {
  expect(median([900, 3, 1])).toBe(3);
});
