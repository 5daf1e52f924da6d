import {expect, test} from 'vitest';
import type {ShardFile} from '../../../../src/plugins/search-index/createShards';
import {manifestSource} from '../../../../src/plugins/search-index/manifestSource';

const shard: ShardFile = {
  language: 'en',
  tag: 'docs-default-v3',
  version: 'v3',
  file: 'docs-default-v3.en.json',
  text: '{}',
  codeFile: 'docs-default-v3.en.code.json',
  code: '[]',
  sections: 0,
};

const names = {product: 'Kiln', versions: [{name: 'v3', label: '3.x', isMain: true}]};
const index = {name: 'docs', names};

test('[S-24] a build names each file so that the bundler makes it an asset of its own', () => {
  const source = manifestSource(index, [shard]);
  expect(source).toContain('index: "docs"');
  expect(source).toContain(`names: ${JSON.stringify(names)}`);
  expect(source).toContain('revalidate: false');
  expect(source).toContain(
    '{language: "en", tag: "docs-default-v3", version: "v3", ' +
      'url: new URL("./docs-default-v3.en.json", import.meta.url).href, ' +
      'codeUrl: new URL("./docs-default-v3.en.code.json", import.meta.url).href}',
  );
});

test('the dev server keeps one address, whose content is asked for again', () => {
  const source = manifestSource(index, [{...shard, version: null}], '/docs/__search-index');
  expect(source).toContain('revalidate: true');
  expect(source).toContain('version: null');
  expect(source).toContain('new URL("/docs/__search-index/docs-default-v3.en.json", location.href).href');
});
