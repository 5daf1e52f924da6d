import {describe, expect, test} from 'vitest';
import {routeChunks} from '../../../src/overrides/routeChunks';

const TABLE = {
  '/fr/blog-ba3': {
    __comp: 'list',
    __context: {plugin: 'blog'},
    sidebar: 'recent',
    items: [{content: 'start1'}, {content: 'start2'}],
    __props: 'props1',
  },
  '/fr/blog/first-post-a7f': {
    __comp: 'post',
    __context: {data: {blogMetadata: 'meta'}, plugin: 'blog'},
    content: 'text1',
  },
  '/fr/blog/tags/new-145': {
    __comp: 'tag',
    __context: {plugin: 'blog'},
    items: [{content: 'start2'}, {content: 'start3'}],
  },
  '/fr/docs-6fe': {__comp: 'docs', __context: {plugin: 'manual'}},
  '/fr/docs-158': {__comp: 'version', __props: 'props2'},
  '/fr/docs/api-d31': {__comp: 'doc', content: 'text2'},
  '/fr/-9a1': {__comp: 'home', __context: {plugin: 'own'}},
};

const routes = routeChunks(TABLE, '/fr/');

test('the names are those of all chunks, however deep', () => {
  expect(routes.names.size).toBe(19);
  expect([...routes.names]).toEqual(expect.arrayContaining(['start3', 'meta', 'props2', 'home']));
});

test('components are of the kind of page that their plugin makes, named after its address', () => {
  expect(Object.fromEntries(routes.components)).toEqual({
    list: {file: 'pages~blog', isNested: false},
    post: {file: 'pages~blog', isNested: false},
    tag: {file: 'pages~blog', isNested: false},
    docs: {file: 'pages~docs', isNested: true},
    version: {file: 'pages~docs', isNested: true},
    doc: {file: 'pages~docs', isNested: true},
    home: {file: 'pages~root', isNested: false},
  });
});

test('so is what all routes of a plugin load', () => {
  expect([...routes.contexts.keys()]).toEqual(['blog', 'manual', 'own']);
});

test('what lists show is in the file of the first list that shows it', () => {
  expect(Object.fromEntries(routes.items)).toEqual({
    start1: 'pages~blog~list1',
    start2: 'pages~blog~list1',
    start3: 'pages~blog~list2',
  });
});

test('two plugins under one address have files of their own', () => {
  const {components} = routeChunks(
    {
      '/docs/a-123': {__comp: 'one', __context: {plugin: 'first'}},
      '/docs/b-123': {__comp: 'two', __context: {plugin: 'second'}},
    },
    '/',
  );
  expect(components.get('one')?.file).toBe('pages~docs');
  expect(components.get('two')?.file).toBe('pages~docs~second');
});

describe('another form of the table stops the build and names this file', () => {
  test.each([
    ['no object', 'none', /it is no object of names.*codegenRoutes\.js/],
    ['numbers for names', {'/a-1': {__comp: 17}}, /src\/overrides\/routeChunks\.ts/],
    ['a route without a component', {'/a-1': {content: 'text'}}, /"\/a-1" has no "__comp"/],
    ['no context at all', {'/a-1': {__comp: 'page'}}, /"\/a-1", has no "__context\.plugin"/],
  ])('%s', (_, table, message) => {
    expect(() => routeChunks(table, '/')).toThrow(message);
  });
});
