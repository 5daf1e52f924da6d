import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {checkBrowsers} from './browsers/checkBrowsers';

let folder: string;

beforeAll(() => {
  mkdirSync('test-results', {recursive: true});
  folder = mkdtempSync(path.resolve('test-results', 'browsers-'));
  writeFileSync(
    path.join(folder, 'code.ts'),
    [
      'export const sorted = [2, 1].toSorted();',
      'export const isAddress = URL.canParse("/");',
      'export const copy = structuredClone(sorted);',
      'export const pair = Promise.withResolvers<number>();',
    ].join('\n'),
  );
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    '{"compilerOptions": {"lib": ["ESNext", "DOM"], "types": []}, "include": ["*.ts"]}',
  );
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

test('what a browser of the list lacks is named with its line, and nothing else', () => {
  const {findings, features} = checkBrowsers(path.join(folder, 'tsconfig.json'), [
    'safari 16.4',
    'firefox 120',
  ]);
  expect(features).toBeGreaterThan(3);
  expect(findings.map(({line, message}) => [line, message.split(':')[0]])).toEqual([
    [2, 'URL.canParse is missing in safari 16.4 (it came with 17)'],
    [
      4,
      'Promise.withResolvers is missing in safari 16.4 (it came with 17.4), firefox 120 (it came with 121)',
    ],
  ]);
});

test('a browser that nothing is known of is no browser that passes', () => {
  expect(() => checkBrowsers(path.join(folder, 'tsconfig.json'), ['opera 9'])).toThrow(/browser "opera"/);
});
