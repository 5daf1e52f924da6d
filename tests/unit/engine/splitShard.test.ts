import {expect, test} from 'vitest';
import {createEngine} from '../../../src/engine/createEngine';
import {sectionsOf} from '../../../src/content/sectionsOf';
import type {Shard} from '../../../src/content/Shard';
import {splitShard} from '../../../src/engine/splitShard';
import {restoreCode, unpackShard} from '../../../src/content/unpackShard';

function sample(code: string): string {
  return `\n\n\`\`\`js\n${code}\n\`\`\`\n`;
}

function shardOf(markdown: string): Shard {
  const sections = sectionsOf({markdown, url: '/docs/page', lvl0: 'Guides'});
  return {language: 'en', tag: 'docs-default-current', version: 'current', sections};
}

function codeOf(shard: Shard): string[][] {
  return shard.sections.map(({passages}) =>
    passages.flatMap(({kind, text}) => (kind === 'code' ? text : [])),
  );
}

function split(shard: Shard) {
  const {packed, code} = splitShard(shard);
  return {
    packed: JSON.parse(JSON.stringify(packed)) as unknown,
    code: JSON.parse(JSON.stringify(code)) as unknown,
  };
}

function joined(packed: unknown, code: unknown): Shard {
  const shard = unpackShard(packed);
  restoreCode(shard, code);
  return shard;
}

const shard = shardOf(
  `# Setup\n\nSet \`apiKey\` first.${sample('docsearch({apiKey: "x1", maxResults: 12});')}` +
    `\n\nThen again.${sample('docsearch({maxResults: 30, hitComponent: Hit});')}` +
    `\n\n## Without code\n\nWords.\n\n| Name | Size |\n|-|-|\n| cone | 6 |\n\n## Known${sample('apiKey')}\n\nWhat the apiKey is.`,
);

test('both parts together are the shard that was split', () => {
  const {packed, code} = split(shard);
  expect(joined(packed, code)).toEqual(shard);
});

test('the first part has each identifier that its section does not have anyway, once', () => {
  const {sections, ...rest} = unpackShard(split(shard).packed);
  expect(rest).toEqual({language: 'en', tag: 'docs-default-current', version: 'current'});
  expect(codeOf({...rest, sections})).toEqual([['docsearch x1 maxResults', 'hitComponent Hit'], [], ['']]);
  expect(sections.map(({url, hierarchy}) => [url, hierarchy])).toEqual(
    shard.sections.map(({url, hierarchy}) => [url, hierarchy]),
  );
  expect(sections[2]?.passages).toEqual([
    {kind: 'code', text: ''},
    {kind: 'text', text: 'What the apiKey is.'},
  ]);
});

test('an identifier that many samples have is kept for the first twenty', () => {
  const markdown = Array.from({length: 25}, (_, index) => `## Part ${index}${sample('start()')}`).join(
    '\n\n',
  );
  const {packed} = split(shardOf(markdown));
  expect(codeOf(unpackShard(packed)).flat()).toEqual([
    ...Array<string>(20).fill('start'),
    ...Array<string>(5).fill(''),
  ]);
});

test('the names of columns come with the first part', () => {
  const {sections} = unpackShard(split(shard).packed);
  expect(sections[1]?.passages.map(({header}) => header)).toEqual([undefined, 'Name · Size']);
});

test('every word of the code is found without the code', () => {
  const {sections} = unpackShard(split(shard).packed);
  const engine = createEngine(sections, {language: 'en'});
  for (const word of ['docsearch', 'maxResults', 'hitComponent', 'Hit', 'apiKey', 'x1'])
    expect(engine.search(word)[0]?.section.url, word).toMatch(/^\/docs\/page/);
});

test('parts of two builds are refused', () => {
  const {packed} = split(shard);
  const {code} = split(shardOf(`# Other${sample('one()')}`));
  const expected =
    'The code of the search index docs-default-current is of another build than its text. Rebuild the site and reload the page.';
  expect(() => joined(packed, code)).toThrow(expected);
  expect(() => joined(packed, {})).toThrow(expected);
});
