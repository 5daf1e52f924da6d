import {expect, test} from 'vitest';
import {nameFiles} from '../../../../src/overrides/name-page-files/nameFiles';

const manifest = {
  entrypoints: ['main'],
  origins: {main: ['runtime', 'styles', 'main'], '17896441': ['all', 'that', 'shares', 'a', 'chunk']},
  assets: {
    main: {js: [{file: 'main.js'}]},
    docs: {js: [{file: 'docs.js'}]},
    text: {js: [{file: 'text.js'}]},
  },
};

const groups = [
  {name: 'main', requests: [], chunks: ['main']},
  // All that was in this chunk is in another one now, and it has no file.
  {name: '17896441', requests: ['@theme/DocItem'], chunks: ['docs', '17896441']},
  {name: 'a78825ed', requests: ['@site/docs/api.mdx'], chunks: ['text', 'docs']},
  {name: undefined, requests: ['./Dialog'], chunks: ['docs']},
];

test('gives each path the files of the group that it loads, and of no other', () => {
  expect(nameFiles(manifest, groups, ['17896441', 'a78825ed'])).toEqual({
    ...manifest,
    origins: {
      ...manifest.origins,
      '@theme/DocItem': ['docs'],
      '@site/docs/api.mdx': ['text', 'docs'],
      './Dialog': ['docs'],
    },
  });
});

test('stops the build when a chunk of a page has no group, and when nothing asks for one', () => {
  expect(() => nameFiles(manifest, groups, ['17896441', 'gone1', 'gone2'])).toThrow(
    /2 chunks of pages, the first being "gone1".*src\/overrides\/name-page-files/,
  );
  expect(() => nameFiles(manifest, groups, ['main'])).toThrow(/"main"/);
});

test.each([
  ['nothing', null],
  ['no chunks', {...manifest, origins: undefined}],
  ['a name in place of chunks', {...manifest, origins: {main: 'main'}}],
  ['no files', {...manifest, assets: undefined}],
])('stops the build when the list has another form: %s', (_, list) => {
  expect(() => nameFiles(list, groups, [])).toThrow(/client-manifest\.json.*ssgTemplate\.js/);
});
