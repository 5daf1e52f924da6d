import {beforeAll, expect, test} from 'vitest';
import cacheKey from '../../src/overrides/cache-key';
import {loadFixture} from './loadFixture';

const LOOK = 'Docusaurus has changed: look at src/overrides/cache-key';

let fixture: Awaited<ReturnType<typeof loadFixture>>;

beforeAll(async () => {
  fixture = await loadFixture();
});

async function versionWith(title: string): Promise<unknown> {
  const {context, config, utils} = fixture;
  const changed = {...context, siteConfig: {...context.siteConfig, customFields: {title}}};
  const result = await cacheKey(changed).configureWebpack?.(config, false, utils, undefined);
  const cache: unknown = Reflect.get(Object(result?.experiments), 'cache');
  return Reflect.get(Object(cache), 'version');
}

test('the persistent cache has a version, which the configuration becomes part of', async () => {
  const cache: unknown = Reflect.get(Object(fixture.config.experiments), 'cache');
  expect(cache, LOOK).toMatchObject({type: 'persistent', version: expect.any(String) as string});
  const before = String(Reflect.get(Object(cache), 'version'));
  expect(await versionWith('One'), LOOK).toContain(before);
  expect(await versionWith('One'), LOOK).not.toBe(await versionWith('Two'));
});
