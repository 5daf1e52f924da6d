import {describe, expect, test} from 'vitest';
import {chunkGroups} from '../../../../src/overrides/lean-client/chunkGroups';

const entry = (name: string, path: string) =>
  `"${name}": [() => import(/* webpackChunkName: "${name}" */ "${path}"), "${path}", require.resolveWeak("${path}")],`;

const groups = chunkGroups(
  [
    entry('aa', '@theme/DocItem'),
    entry('bb', '@theme/DocRoot'),
    entry('cc', '@theme/BlogListPage'),
    entry('dd', '@theme/Blog/Pages/BlogAuthorsListPage'),
    entry('ee', '@site/src/pages/index.tsx'),
    entry('ff', '@theme/SearchPage'),
    entry('gg', '@generated/docusaurus-plugin-content-docs/default/__plugin.json'),
    entry('hh', '@generated/docusaurus-plugin-content-docs/default/p/docs-175.json'),
    entry('ii', '@site/docs/api.mdx'),
  ].join('\n'),
);

/** Returns the files that take a module, given the names of the chunks that need it. */
const filesOf = (chunks: (string | undefined)[], type = 'javascript/auto') =>
  (['frame', 'doc', 'blog'] as const).filter(file =>
    groups[file].test({type}, {chunkGraph: {getModuleChunks: () => chunks.map(name => ({name}))}}),
  );

describe('a module is in', () => {
  test.each([
    ['the documentation file, if only documentation pages use it', ['aa'], ['doc']],
    ['the documentation file, also with its plugin data', ['gg'], ['doc']],
    ['the blog file, if several of its pages use it', ['cc', 'dd'], ['blog']],
    ['the frame, if several kinds of page use it', ['aa', 'bb', 'cc', 'ee'], ['frame']],
    ['the frame, if a page and the dialog use it', ['aa', undefined], ['frame']],
    ['the chunk of its page, if one other page uses it', ['ee'], []],
    ['the chunk of its page, if one other page and the dialog use it', ['ff', undefined], []],
    ['its own chunk, if it is the content or sidebar of a page', ['hh'], []],
    ['its own chunk, if only the dialog uses it', [undefined], []],
  ] as const)('%s', (_where, chunks, files) => {
    expect(filesOf([...chunks])).toEqual(files);
  });

  test('none of these files, if it is a style sheet', () => {
    expect(filesOf(['aa', 'cc'], 'css/mini-extract')).toEqual([]);
  });
});

test.each([
  ['/site/src/search-ui/dialog/dialog.css', false],
  ['/site/src/search-ui/ask/ask.css', false],
  ['/site/src/pages/_home/Hero/styles.module.css', false],
  ['/site/src/search-ui/button/button.css', true],
  ['/site/src/css/shell.css', true],
  ['/site/node_modules/@docusaurus/theme-classic/lib/theme/TOC/styles.module.css', true],
])('the styles of every page hold %s: %s', (file, isShared) => {
  expect(groups.styles.test({nameForCondition: () => file})).toBe(isShared);
});
