import {beforeAll, expect, test} from 'vitest';
import cacheKey from '../../src/overrides/cache-key';
import {loadFixture} from './loadFixture';

const LOOK = 'Docusaurus has changed: look at src/overrides/cache-key';

let fixture: Awaited<ReturnType<typeof loadFixture>>;

beforeAll(async () => {
  fixture = await loadFixture();
});

async function versionWith(change: object): Promise<unknown> {
  const {context, config, utils} = fixture;
  const changed = {...context, siteConfig: {...context.siteConfig, ...change}};
  const result = cacheKey(changed).configureWebpack?.(config, false, utils, undefined);
  const cache: unknown = Reflect.get(Object(result?.experiments), 'cache');
  return Reflect.get(Object(cache), 'version');
}

test('the persistent cache has a version, which the configuration becomes part of', async () => {
  const cache: unknown = Reflect.get(Object(fixture.config.experiments), 'cache');
  expect(cache, LOOK).toMatchObject({type: 'persistent', version: expect.any(String) as string});
  expect(await versionWith({}), LOOK).toContain(String(Reflect.get(Object(cache), 'version')));
});

test('builds share a cache where the environment says the same, and no two others do', async () => {
  const configurations = [
    {},
    {url: 'https://other.example.com'},
    {baseUrl: '/docs/'},
    {noIndex: true},
    {customFields: {providers: {search: 'hosted', ask: {provider: 'embedded'}}}},
    {customFields: {providers: {search: 'hosted', ask: {provider: 'endpoint'}}}},
    {themeConfig: {algolia: {appId: 'ONE'}}},
    {themeConfig: {algolia: {appId: 'TWO'}}},
  ];
  const versions = await Promise.all(configurations.map(versionWith));
  expect(new Set(versions).size, LOOK).toBe(configurations.length);
  expect(await Promise.all(configurations.map(versionWith))).toEqual(versions);
});
