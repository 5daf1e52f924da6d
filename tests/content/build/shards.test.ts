import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse} from 'parse5';
import {beforeAll, describe, expect, test} from 'vitest';
import type {Shard} from '../../../src/content/Shard';
import {createEngine} from '../../../src/engine/createEngine';
import {readBuiltShards} from '../../../src/cli/push/readBuiltShards';
import {splitShard} from '../../../src/engine/splitShard';
import {unpackShard} from '../../../src/content/unpackShard';
import {DOC_PAGES} from '../pages';

const SHARDS = {en: 'build/assets/search', fr: 'build/fr/assets/search'};

function idsIn(html: string): Set<string> {
  const ids = new Set<string>();
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (tree.isElementNode(node)) {
      const id = node.attrs.find(({name}) => name === 'id')?.value;
      if (id) ids.add(id);
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return ids;
}

describe.each(Object.entries(SHARDS))('the shards of the built site, %s', (locale, folder) => {
  const root = locale === 'en' ? '' : `/${locale}`;
  let shards: Shard[];

  beforeAll(() => {
    shards = readBuiltShards('build').filter(({language}) => language === locale);
  });

  test('[N-05] one for each docs version, one for the rest, named after their content', () => {
    expect(shards.map(({tag}) => tag).sort()).toEqual([
      'default',
      'docs-default-current',
      'docs-default-legacy',
      'docs-default-v3',
    ]);
    for (const file of readdirSync(folder))
      expect(file).toMatch(new RegExp(`^[\\w-]+\\.${locale}(\\.code)?\\.[0-9a-f]{8}\\.json$`));
  });

  test('hold every page of the route table', () => {
    const urls = new Set(shards.flatMap(({sections}) => sections.map(({url}) => url)));
    const missing = Object.entries(DOC_PAGES).flatMap(([base, ids]) =>
      ids.map(id => `${root}${base}/${id}`).filter(url => !urls.has(url)),
    );
    expect(missing).toEqual([]);
  });

  test('lead to pages and anchors that exist', () => {
    const broken: string[] = [];
    const pages = new Map<string, Set<string>>();
    for (const {url} of shards.flatMap(({sections}) => sections)) {
      const [page = '', anchor] = url.split('#');
      const file = path.join('build', page, 'index.html');
      if (!pages.has(page))
        pages.set(page, existsSync(file) ? idsIn(readFileSync(file, 'utf8')) : new Set(['missing']));
      const ids = pages.get(page);
      if (ids?.has('missing') || (anchor && !ids?.has(decodeURIComponent(anchor)))) broken.push(url);
    }
    expect(broken).toEqual([]);
  });

  test('[E-08] every section has a group, a title and text without markup', () => {
    for (const {url, hierarchy, passages} of shards.flatMap(({sections}) => sections)) {
      expect(hierarchy.lvl0, url).not.toBe('');
      expect(hierarchy.lvl1, url).not.toBe('');
      for (const {kind, text} of passages) {
        if (kind !== 'code') expect(text, url).not.toMatch(/\{\/\*|^import .* from|:::/);
      }
    }
  });

  test('find every page first by its own title, in its version', () => {
    const blog = shards.find(({tag}) => tag === 'default')?.sections ?? [];
    const lost: string[] = [];
    for (const shard of shards) {
      if (shard.tag === 'default') continue;
      const {language, sections} = unpackShard(splitShard(shard).packed);
      const engine = createEngine([...sections, ...blog], {language});
      for (const {url, anchor, hierarchy} of sections) {
        if (anchor !== null) continue;
        const [first] = engine.search(hierarchy.lvl1 ?? '', {limit: 1});
        if (first?.section.url.split('#')[0] !== url)
          lost.push(`${url}: "${hierarchy.lvl1}" finds ${first?.section.url}`);
      }
    }
    expect(lost).toEqual([]);
  });
});
