import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateRouteFiles} from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import {createPluginActionsUtils} from '@docusaurus/core/lib/server/plugins/actions';
import type {InitializedPlugin, PluginRouteConfig} from '@docusaurus/types';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readRouteChunks, type RouteChunks} from '../../src/overrides/routeChunks';

const LOOK = 'Docusaurus has changed: look at src/overrides/routeChunks.ts';

let generatedFilesDir: string;
let table: unknown;
let routes: RouteChunks;

beforeAll(async () => {
  generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'routes-'));
  const plugin = {name: 'manual', options: {id: 'default'}} as InitializedPlugin;
  const utils = await createPluginActionsUtils({
    plugin,
    generatedFilesDir,
    baseUrl: '/',
    trailingSlash: undefined,
  });
  const {addRoute} = utils.getActions();
  addRoute({
    path: '/docs',
    component: '@theme/DocsRoot',
    routes: [
      {
        path: '/docs',
        component: '@theme/DocRoot',
        props: {version: 'v1'},
        routes: [{path: '/docs/api', component: '@theme/DocItem', modules: {content: '@site/docs/api.mdx'}}],
      },
    ],
  });
  addRoute({
    path: '/news',
    component: '@theme/NewsList',
    modules: {items: [{content: '@site/news/one.mdx'}]},
  });
  const all = utils
    .getRoutes()
    .map((route): PluginRouteConfig => ({...route, plugin: {name: 'manual', id: 'default'}}));
  await generateRouteFiles({generatedFilesDir, routes: all, baseUrl: '/'});
  // Read first: it says what to look at where the table has gone or has another form.
  routes = readRouteChunks({generatedFilesDir, baseUrl: '/'} as Parameters<typeof readRouteChunks>[0]);
  table = JSON.parse(readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'));
});

afterAll(() => rmSync(generatedFilesDir, {recursive: true, force: true}));

test('it names a component for each route, an outer one before those within it, and a context for outer ones', () => {
  const forms = Object.entries(table as Record<string, Record<string, unknown>>).map(
    ([route, {__comp, __context}]) => [
      route.slice(0, route.lastIndexOf('-')),
      typeof __comp,
      typeof Reflect.get(Object(__context), 'plugin'),
    ],
  );
  expect(forms, LOOK).toEqual([
    ['/docs', 'string', 'string'],
    ['/docs', 'string', 'undefined'],
    ['/docs/api', 'string', 'undefined'],
    ['/news', 'string', 'string'],
  ]);
});

test('routes of one plugin have one context, and lists are arrays', () => {
  expect(routes.contexts.size, LOOK).toBe(1);
  expect(routes.components.size, LOOK).toBe(4);
  expect(routes.items.size, LOOK).toBe(1);
  expect(
    [...routes.components.values()].every(({isNested}) => isNested),
    LOOK,
  ).toBe(true);
});

test('code of a route is asked for under the names of the table', () => {
  const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  for (const name of routes.names) expect(registry, LOOK).toContain(`webpackChunkName: "${name}"`);
});
