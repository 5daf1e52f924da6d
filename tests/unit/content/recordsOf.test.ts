import {expect, test} from 'vitest';
import {recordsOf} from '../../../src/content/recordsOf';
import {sectionsOf} from '../../../src/content/sectionsOf';

const shard = {language: 'en', tag: 'docs-default-v3', version: 'v3'};
const sections = sectionsOf({
  markdown: '# Page\n\nIntro.\n\n## Twice {#same}\n\nOne.\n\nTwo.\n\n## Again {#same}\n\nThree.',
  url: '/docs/v3/page',
  lvl0: 'Guides',
});

test('[E-08] a record for each heading and each passage, as the crawler sends them', () => {
  const records = recordsOf(sections, shard);
  expect(records.map(({type, content, url}) => [type, content, url])).toEqual([
    ['lvl1', null, '/docs/v3/page'],
    ['content', 'Intro.', '/docs/v3/page'],
    ['lvl2', null, '/docs/v3/page#same'],
    ['content', 'One.', '/docs/v3/page#same'],
    ['content', 'Two.', '/docs/v3/page#same'],
    ['lvl2', null, '/docs/v3/page#same'],
    ['content', 'Three.', '/docs/v3/page#same'],
  ]);
  expect(records[3]).toMatchObject({
    url_without_anchor: '/docs/v3/page',
    anchor: 'same',
    hierarchy: {lvl0: 'Guides', lvl1: 'Page', lvl2: 'Twice', lvl3: null},
    language: 'en',
    docusaurus_tag: 'docs-default-v3',
    version: 'v3',
  });
});

test('headings outrank content, high ones deep ones, and positions follow the page', () => {
  const weights = recordsOf(sections, shard).map(({weight}) => weight);
  expect(weights.map(({level}) => level)).toEqual([90, 0, 80, 0, 0, 80, 0]);
  expect(weights.map(({position}) => position)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('objectIDs are unique where anchors are not, and the same every time', () => {
  const ids = recordsOf(sections, shard).map(({objectID}) => objectID);
  expect(new Set(ids).size).toBe(ids.length);
  expect(recordsOf(sections, shard).map(({objectID}) => objectID)).toEqual(ids);
  expect(recordsOf(sections, {...shard, tag: 'other'})[0]?.objectID).not.toBe(ids[0]);
});

test('a page that is not translated keeps its own language', () => {
  const [section] = sections;
  if (!section) throw new Error('no section');
  expect(recordsOf([{...section, language: 'fr'}], shard)[0]?.language).toBe('fr');
});
