import {expect, test} from 'vitest';
import {type BuiltFacts, releaseOf} from '../../../../src/plugins/offline/releaseOf';

const SHARED = 'assets/js/main.11111111.js';
const CONTENT = 'assets/js/aaaaaaaa.22222222.js';

const pageWith = (...scripts: string[]) => scripts.map(src => `<script src="/${src}"></script>`).join('');

const FACTS: BuiltFacts = {
  base: '/',
  otherBases: [],
  assets: [SHARED, CONTENT, 'assets/images/a.webp'],
  pages: [pageWith(SHARED, CONTENT), pageWith(SHARED)],
  offlinePage: {url: '/offline', html: pageWith(SHARED)},
  listed: {'/tips': {title: 'Tips', files: [`/${SHARED}`, `/${CONTENT}`]}},
  pageListUrl: '/offline.json',
  tags: [],
};

test('a page lists what it needs beside what is kept from the start', () => {
  const {release, pageList} = releaseOf(FACTS);
  expect(release.files).toEqual([`/${SHARED}`]);
  expect(JSON.parse(pageList)).toEqual({'/tips': {title: 'Tips', files: [`/${CONTENT}`]}});
});

test('the list is asked for again when a title changes', () => {
  const renamed = releaseOf({...FACTS, listed: {'/tips': {title: 'Hints', files: []}}}).release;
  expect(renamed.pageList.url).toBe('/offline.json');
  expect(renamed.pageList.revision).not.toBe(releaseOf(FACTS).release.pageList.revision);
});

test('pages without a script in common stop the build', () => {
  expect(() =>
    releaseOf({...FACTS, pages: [pageWith('assets/js/a.js'), pageWith('assets/js/b.js')]}),
  ).toThrow('no script in common');
});
