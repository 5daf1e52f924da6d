import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {DOC_PAGES} from '../pages';

interface Version {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: {id: string; path: string; sidebar?: string}[];
  draftIds: string[];
  sidebars: Record<string, {link?: {path: string; label: string}}>;
}

/** The versions as the last language that was built knows them. */
const {versions} = (
  JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as {
    'docusaurus-plugin-content-docs': {default: {versions: Version[]}};
  }
)['docusaurus-plugin-content-docs'].default;

const withoutLanguage = (path: string) => path.replace(/^\/fr\//, '/');

test('[E-01] the versions, newest first, with their paths and their first pages', () => {
  expect(
    versions.map(({name, isLast, path, mainDocId, draftIds}) => [
      name,
      isLast,
      withoutLanguage(path),
      mainDocId,
      draftIds,
    ]),
  ).toEqual([
    ['current', true, '/docs', 'what-is-docsearch', []],
    ['v3', false, '/docs/v3', 'what-is-docsearch', []],
    ['legacy', false, '/docs/legacy', expect.any(String), []],
  ]);
});

test('[E-01] [R-07] each version holds its pages, all in its sidebar but one', () => {
  const known = versions.flatMap(({docs}) =>
    docs.map(({id, path, sidebar}) => [withoutLanguage(path), id, sidebar] as const),
  );
  const expected = Object.entries(DOC_PAGES).flatMap(([base, ids]) =>
    ids.map(
      id =>
        [
          `${base}/${id}`,
          base === '/docs/v4' ? `v4/${id}` : id,
          id === 'scraper-overview' ? undefined : 'docs',
        ] as const,
    ),
  );
  expect(known.toSorted()).toEqual(expected.toSorted());
});

test('[E-01] each sidebar names the page it leads to', () => {
  for (const {docs, sidebars} of versions) {
    const paths = docs.map(({path}) => path);
    expect(Object.keys(sidebars)).toEqual(['docs']);
    expect(paths).toContain(sidebars.docs?.link?.path);
  }
});
