import {expect, test} from 'vitest';
import {renderComparison} from '../../bench/site/renderComparison';
import {isMet, type Row} from '../../bench/site/Row';

const scripts = (ours: number): Row => ({
  figure: 'JavaScript',
  unit: 'kB',
  measured: {stock: 154_000, ours},
  goal: {most: 112_000},
});

const load = (ours: number): Row => ({
  figure: 'load CPU',
  unit: 'ms',
  measured: {stock: 200, ours},
  goal: {ratio: 0.65},
});

test('a goal of its own number does not ask what the stock site has', () => {
  expect(isMet(scripts(112_000))).toBe(true);
  expect(isMet(scripts(112_001))).toBe(false);
});

test('a goal of a ratio is a share of what the stock site has', () => {
  expect(isMet(load(130))).toBe(true);
  expect(isMet(load(131))).toBe(false);
});

test('the table shows both sites, the ratio and whether the goal is met', () => {
  expect(renderComparison([scripts(143_411), load(120)])).toBe(
    [
      '| figure     |    stock | this site | ratio |            goal | met |',
      '| ---------- | -------: | --------: | ----: | --------------: | --: |',
      '| JavaScript | 154.0 kB |  143.4 kB |  0.93 |      ≤ 112.0 kB |  no |',
      '| load CPU   |   200 ms |    120 ms |  0.60 | ≤ 0.65 of stock | yes |',
      '',
    ].join('\n'),
  );
});

test('nothing is divided by a stock site that has nothing', () => {
  const shift: Row = {
    figure: 'cumulative layout shift',
    unit: 'shift',
    measured: {stock: 0, ours: 0},
    goal: {most: 0},
  };

  expect(renderComparison([shift])).toContain('| 0.000 |     0.000 |       | ≤ 0.000 | yes |');
});
