import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {DOCUMENTATION} from '../support/documentation';

const BUILD = DOCUMENTATION.embedded.build;

test('every page has one heading of the first level, lists of the blog included', () => {
  const pages = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.html'))
    .map(file => ({file, html: readFileSync(path.join(BUILD, file), 'utf8')}))
    .filter(({html}) => !html.includes('http-equiv="refresh"') && !html.includes('http-equiv=refresh'));
  expect(pages.length).toBeGreaterThan(50);
  const counts = pages.map(({file, html}) => `${file}: ${html.match(/<h1[\s>]/g)?.length ?? 0}`);
  expect(counts.filter(count => !count.endsWith(': 1'))).toEqual([]);
});
