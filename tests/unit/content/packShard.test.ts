import {describe, expect, test} from 'vitest';
import {packShard} from '../../../src/content/packShard';
import {sectionsOf} from '../../../src/content/sectionsOf';
import type {Section} from '../../../src/content/Section';
import {unpackShard} from '../../../src/content/unpackShard';

const page = sectionsOf({
  markdown:
    '---\nkeywords: [install, start]\n---\n# Setup\n\nText.\n\n## `apiKey` option\n\n- item\n\n#### Deep {#own}\n\n| a | b |\n|-|-|\n| 1 | 2 |\n\n```js\ncode();\n```\n\n# Late\n\nMore.',
  url: '/docs/setup',
  lvl0: 'Guides',
});
const other = sectionsOf({markdown: '## Only', url: '/docs/other', lvl0: 'Reference', title: 'Other'});

function roundTrip(sections: Section[]) {
  const shard = {language: 'en', tag: 'docs-default-current', version: 'current', sections};
  const packed: unknown = JSON.parse(JSON.stringify(packShard(shard)));
  return {shard, unpacked: unpackShard(packed)};
}

describe('packing and unpacking', () => {
  test('gives back what went in', () => {
    const {shard, unpacked} = roundTrip([...page, ...other]);
    expect(unpacked).toEqual(shard);
  });

  test('keeps the header of each table, also where one follows another', () => {
    const table = (header: string, row: string) =>
      `| ${header} | |\n|-|-|\n| ${row} | 1 |\n| ${row} | 2 |\n\n`;
    const {shard, unpacked} = roundTrip(
      sectionsOf({
        markdown: `# Sizes\n\n${table('Name', 'cone')}${table('Color', 'blue')}${table(' ', 'bare')}Text.\n\n${table(' ', 'last')}`,
        url: '/sizes',
        lvl0: 'Guides',
      }),
    );
    expect(unpacked).toEqual(shard);
    expect(unpacked.sections[0]?.passages.map(({header = 'none'}) => header).join(' ')).toBe(
      'Name ·  Name ·  Color ·  Color ·  none none none none none',
    );
  });

  test('keeps the numbers of steps, from where their list starts, and items without them', () => {
    const {shard, unpacked} = roundTrip(
      sectionsOf({
        markdown: '# Steps\n\n3. Third.\n\n   And more.\n4. Fourth:\n   - inner\n\n- loose\n',
        url: '/steps',
        lvl0: 'Guides',
      }),
    );
    expect(unpacked).toEqual(shard);
    expect(unpacked.sections[0]?.passages.map(({step, text}) => [step, text])).toEqual([
      [3, 'Third.'],
      [undefined, 'And more.'],
      [4, 'Fourth:'],
      [undefined, 'inner'],
      [undefined, 'loose'],
    ]);
  });

  test('keeps the language of pages that are not translated', () => {
    const {shard, unpacked} = roundTrip([...page.map(section => ({...section, language: 'fr'})), ...page]);
    expect(unpacked).toEqual(shard);
  });

  test('keeps a hierarchy that does not follow from the section before it', () => {
    const [first] = other;
    if (!first) throw new Error('no section');
    const odd: Section = {
      ...first,
      url: '/docs/other#x',
      anchor: 'x',
      hierarchy: {...first.hierarchy, lvl1: null, lvl3: 'Alone'},
    };
    const nameless: Section = {...first, hierarchy: {...first.hierarchy, lvl1: null}};
    const {shard, unpacked} = roundTrip([odd, first, nameless, odd]);
    expect(unpacked).toEqual(shard);
  });

  test('an empty shard is fine', () => {
    const {shard, unpacked} = roundTrip([]);
    expect(unpacked).toEqual(shard);
  });

  test('does not repeat the address and the group of a page', () => {
    const text = JSON.stringify(packShard(roundTrip(page).shard));
    expect(text.match(/\/docs\/setup/g)).toHaveLength(1);
    expect(text.match(/Guides/g)).toHaveLength(1);
  });
});

test.each([
  [{form: 1, pages: []}, '1'],
  [{pages: []}, '"none"'],
  [null, '"none"'],
  ['text', '"none"'],
])('a form that is not known is refused: %j', (packed, found) => {
  expect(() => unpackShard(packed)).toThrow(`The search index has form ${found}, this site reads form 7.`);
});
