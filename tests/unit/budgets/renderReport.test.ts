import {expect, test} from 'vitest';
import type {Figure} from '../../budgets/Figure';
import {isOver} from '../../budgets/Figure';
import {renderReport} from '../../budgets/renderReport';

const file = (path: string, bytes: number): Figure['files'][number] => ({
  path,
  bytes,
  kind: 'JavaScript',
  isWorker: false,
});

const script = (value: number, files: Figure['files'] = []): Figure => ({
  name: 'page: JavaScript',
  unit: 'bytes',
  value,
  budget: 100_000,
  files,
});

test('a budget may be used up to its last byte', () => {
  expect(isOver(script(100_000))).toBe(false);
  expect(isOver(script(100_001))).toBe(true);
});

test('a figure within its budget shows how much is left, and no files', () => {
  const report = renderReport([script(87_500, [file('/assets/js/main.0123abcd.js', 87_500)])]);

  expect(report).toBe(
    [
      'figure            measured    budget  share       +/−',
      'page: JavaScript   87.5 kB  100.0 kB   88 %  −12.5 kB',
      '',
    ].join('\n'),
  );
});

test('a figure over its budget names its files, the largest first', () => {
  const report = renderReport([
    script(104_000, [file('/assets/js/42.89abcdef.js', 1_260), file('/assets/js/main.0123abcd.js', 102_740)]),
  ]);

  expect(report).toContain('page: JavaScript  104.0 kB  100.0 kB  104 %  +4.0 kB  over');
  expect(report).toContain(
    [
      'page: JavaScript is 4.0 kB over its budget of 100.0 kB',
      '  file                    kB',
      '  /assets/js/main.js  102.74',
      '  /assets/js/42.js      1.26',
    ].join('\n'),
  );
});

test('compared with another build it says which files grew, came and went', () => {
  const before = script(99_000, [
    file('/assets/js/main.00000000.js', 90_000),
    file('/assets/js/same.00000000.js', 5_000),
    file('/assets/js/old.00000000.js', 4_000),
  ]);
  const now = script(104_000, [
    file('/assets/js/main.11111111.js', 93_500),
    file('/assets/js/same.11111111.js', 5_000),
    file('/assets/js/new.11111111.js', 5_500),
  ]);

  const lines = renderReport([now], [before]).split('\n');

  expect(lines).toContain(
    'page: JavaScript is 4.0 kB over its budget of 100.0 kB, +5.0 kB since the build compared with',
  );
  expect(lines.slice(-6, -1).map(line => line.trim().split(/\s{2,}/))).toEqual([
    ['file', 'kB', 'change'],
    ['/assets/js/main.js', '93.50', '+3.5 kB'],
    ['/assets/js/new.js', '5.50', 'new'],
    ['/assets/js/same.js', '5.00', 'as before'],
    ['/assets/js/old.js', '0.00', 'gone'],
  ]);
});

test('compared with another build each figure says how it changed, also within its budget', () => {
  const named = (name: string, value: number) => ({...script(value), name});
  const report = renderReport(
    [named('less', 87_500), named('same', 50_000), named('added', 1_000)],
    [named('less', 90_000), named('same', 50_000)],
  );

  expect(
    report.split('\n').map(line =>
      line
        .trim()
        .split(/\s{2,}/)
        .slice(4),
    ),
  ).toEqual([['+/−', 'change'], ['−12.5 kB', '−2.5 kB'], ['−50.0 kB', 'as before'], ['−99.0 kB', 'new'], []]);
});

test('requests are counted, not weighed', () => {
  const requests: Figure = {name: 'page: requests', unit: 'requests', value: 14, budget: 12, files: []};

  expect(renderReport([requests])).toContain('page: requests        14      12  117 %   +2  over');
});
