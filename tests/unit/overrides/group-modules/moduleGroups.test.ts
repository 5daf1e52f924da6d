import {describe, expect, test} from 'vitest';
import {groupedFiles, moduleGroups} from '../../../../src/overrides/group-modules/moduleGroups';
import {routeChunks} from '../../../../src/overrides/routeChunks';

const routes = routeChunks(
  {
    '/blog-ba3': {__comp: 'list', __context: {plugin: 'blog'}, items: [{content: 'start1'}]},
    '/blog/post-a7f': {__comp: 'post', __context: {plugin: 'blog'}, content: 'text1'},
    '/docs-6fe': {__comp: 'docs', __context: {plugin: 'manual'}},
    '/docs/api-d31': {__comp: 'doc', content: 'text2'},
    '/-9a1': {__comp: 'home', __context: {plugin: 'own'}},
    '/search-5de': {__comp: 'search', __context: {plugin: 'search-plugin'}},
  },
  '/',
);

const groups = new Map<string, unknown>(Object.entries(moduleGroups(routes)));

/** Returns the files that take a module out of a chunk, the first one first, given all chunks that need it. */
function filesOf(chunks: readonly (string | undefined)[], type = 'javascript/auto'): string[] {
  const matches = groupedFiles(routes).filter(name => {
    const group = groups.get(name) as {
      chunks: 'async' | ((chunk: {name?: string}) => boolean);
      test: (module: object, graphs: object) => boolean;
    };
    const {chunks: from} = group;
    const takes = from === 'async' || chunks.some(chunk => from({name: chunk}));
    const graphs = {chunkGraph: {getModuleChunks: () => chunks.map(name => ({name}))}};
    return takes && group.test({type}, graphs);
  });
  const priorityOf = (name: string) => Number(Reflect.get(Object(groups.get(name)), 'priority'));
  return matches.sort((a, b) => priorityOf(b) - priorityOf(a));
}

describe('a module is in', () => {
  test.each([
    ['the documentation file, if only documentation pages use it', ['doc'], ['pages~docs']],
    ['the documentation file, if it says which plugin made the page', ['manual'], ['pages~docs']],
    ['the blog file, if several of its pages use it', ['list', 'post'], ['pages~blog']],
    ['the file of all, if several kinds of page use it', ['doc', 'docs', 'list', 'home'], ['pages']],
    ['the file of all, if a page and the dialog use it', ['doc', undefined], ['pages']],
    [
      'the file of all, if a page and something loaded on demand under a name use it',
      ['doc', 'lazy'],
      ['pages'],
    ],
    ['the chunk of its page, if one page alone uses it', ['home'], []],
    ['the chunk of its page, if one page and the dialog use it', ['search', undefined], []],
    ['its own chunk, if it is the content of a page', ['text2'], []],
    ['its own chunk, if only the dialog uses it', [undefined], []],
    ["the list's file, if a list shows it", ['start1'], ['pages~blog~list1']],
    [
      "the list's file and the page's chunk, if a page of its own shows it as well",
      ['start1', 'text1'],
      ['pages~blog~list1'],
    ],
    [
      'the file of all rather than the list, if pages use it too',
      ['start1', 'doc', 'home'],
      ['pages', 'pages~blog~list1'],
    ],
  ] as const)('%s', (_where, chunks, files) => {
    expect(filesOf([...chunks])).toEqual(files);
  });

  test('none of these files, if it is a style sheet', () => {
    expect(filesOf(['doc', 'list', 'start1'], 'css/mini-extract')).toEqual([]);
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
  expect(moduleGroups(routes).styles.test({nameForCondition: () => file})).toBe(isShared);
});
