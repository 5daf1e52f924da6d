import {expect, test} from 'vitest';
import {manifestSource} from '../../../../src/plugins/search-index/manifestSource';

const shard = {language: 'en', tag: 'default', file: 'default.en.json', text: '{}', sections: 0};

test('[S-24] a build names each shard so that the bundler makes it an asset of its own', () => {
  const source = manifestSource('docs', [shard]);
  expect(source).toContain('index: "docs"');
  expect(source).toContain('revalidate: false');
  expect(source).toContain(
    '{language: "en", tag: "default", url: new URL("./default.en.json", import.meta.url).href}',
  );
});

test('the dev server keeps one address, whose content is asked for again', () => {
  const source = manifestSource('docs', [shard], '/docs/__search-index');
  expect(source).toContain('revalidate: true');
  expect(source).toContain('new URL("/docs/__search-index/default.en.json", location.href).href');
});
