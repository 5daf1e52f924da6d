// @vitest-environment jsdom
import {act, cleanup, configure, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {
  ClearRefinements,
  Configure,
  Highlight,
  Hits,
  HitsPerPage,
  Index,
  InstantSearch,
  Pagination,
  RefinementList,
  SearchBox,
  Snippet,
  Stats,
} from 'react-instantsearch';
import {afterEach, expect, test, vi} from 'vitest';
import {createLocalClient} from '../../../../src/cli/createLocalClient';
import {sectionsOf} from '../../../../src/content/sectionsOf';
import type {Shard} from '../../../../src/content/Shard';

// A machine that is busy is slow, not wrong.
configure({asyncUtilTimeout: 10_000});

const INDEX = 'docs';

function page(name: string, version: string | null): Shard['sections'] {
  return sectionsOf({
    markdown:
      `# ${name}\n\nThe crawler reads every page of the ${name} guide, and it is here that ${name} begins.\n\n` +
      `## Options\n\nWhat the crawler takes for ${name}.\n\n## Limits\n\nHow far ${name} goes.`,
    url: version === null ? `/blog/${name}` : `/docs/${version}/${name}`,
    lvl0: version === null ? 'Blog' : 'Guides',
  });
}

function shard(tag: string, version: string | null, names: readonly string[]): Shard {
  return {language: 'en', tag, version, sections: names.flatMap(name => page(name, version))};
}

const shards = [
  shard('docs-default-current', 'current', ['setup', 'styling', 'limits', 'crêpes']),
  shard('docs-default-v3', 'v3', ['setup', 'styling']),
  shard('default', null, ['news']),
];

function Hit({hit}: {hit: Parameters<typeof Highlight>[0]['hit']}) {
  return (
    <article aria-label={String(hit.url)}>
      <Highlight hit={hit} attribute={['hierarchy', 'lvl1']} />
      <p>
        <Snippet hit={hit} attribute="content" />
      </p>
    </article>
  );
}

function show(extra?: React.ReactNode) {
  const client = createLocalClient(INDEX, shards);
  const search = vi.spyOn(client, 'search');
  render(
    <InstantSearch searchClient={client} indexName={INDEX} future={{preserveSharedStateOnUnmount: true}}>
      <Configure attributesToSnippet={['content:5']} />
      <SearchBox />
      <Stats />
      <ClearRefinements />
      <RefinementList attribute="version" searchable />
      <HitsPerPage
        items={[
          {label: 'five', value: 5, default: true},
          {label: 'twenty', value: 20},
        ]}
      />
      <Hits hitComponent={Hit} />
      <Pagination />
      {extra}
    </InstantSearch>,
  );
  return {client, search};
}

const hits = () => screen.queryAllByRole('article').map(hit => hit.getAttribute('aria-label') ?? '');
const statistics = () => document.querySelector('.ais-Stats-text')?.textContent ?? '';
const click = (element: Element) => act(async () => (element as HTMLElement).click());
const type = (input: Element, value: string) => act(async () => fireEvent.input(input, {target: {value}}));
const queryBox = () => screen.getAllByRole('searchbox')[0] ?? document.body;
const facetBox = () => screen.getAllByRole('searchbox')[1] ?? document.body;
const refinement = (name: string) => screen.getByRole('checkbox', {name: new RegExp(`^${name}`)});
const refinements = () =>
  [...document.querySelectorAll('.ais-RefinementList-label')].map(label => label.textContent);

afterEach(cleanup);

test('[N-03] the hits of a query are marked, counted and cut to snippets', async () => {
  show();
  await waitFor(() => expect(statistics()).toMatch(/^21 results/));
  await type(queryBox(), 'crepes');
  await waitFor(() => expect(hits().every(url => url.includes('crêpes'))).toBe(true));
  expect(statistics()).toMatch(/^3 results/);
  const [first] = screen.getAllByRole('article');
  expect(first?.querySelector('.ais-Highlight-highlighted')?.textContent).toBe('crêpes');
  await type(queryBox(), 'reads');
  await waitFor(() => expect(document.querySelector('.ais-Snippet-highlighted')?.textContent).toBe('reads'));
  expect(document.querySelector('.ais-Snippet')?.textContent?.split(' ')).toHaveLength(5);
});

test('a refinement narrows the hits, keeps the counts of the others, and can be taken back', async () => {
  show();
  await waitFor(() => expect(refinements()).toEqual(['current12', 'v36']));
  await click(refinement('v3'));
  await waitFor(() => expect(statistics()).toMatch(/^6 results/));
  expect(hits().every(url => url.startsWith('/docs/v3/'))).toBe(true);
  // The list is an "or": what is not chosen is counted as if nothing were.
  expect(refinements()).toEqual(['v36', 'current12']);
  await click(refinement('current'));
  await waitFor(() => expect(statistics()).toMatch(/^18 results/));
  await click(screen.getByRole('button', {name: 'Clear refinements'}));
  await waitFor(() => expect(statistics()).toMatch(/^21 results/));
});

test('the values of a facet are searched', async () => {
  show();
  await waitFor(() => expect(refinements()).toHaveLength(2));
  await type(facetBox(), 'cur');
  await waitFor(() => expect(refinements()).toEqual(['current12']));
  expect(document.querySelector('.ais-RefinementList .ais-Highlight-highlighted')?.textContent).toBe('cur');
});

test('pages follow each other without gap or repetition, and end', async () => {
  show();
  await waitFor(() => expect(hits()).toHaveLength(5));
  const seen = hits();
  for (const number of [2, 3, 4, 5]) {
    const before = hits();
    await click(screen.getByRole('link', {name: `Page ${number}`}));
    await waitFor(() => expect(hits()).not.toEqual(before));
    seen.push(...hits());
  }
  expect(seen).toHaveLength(21);
  expect(new Set(seen).size).toBe(21);
  expect(screen.queryByRole('link', {name: 'Next Page'})).toBeNull();
});

test('the number of hits a page can be chosen', async () => {
  show();
  await waitFor(() => expect(hits()).toHaveLength(5));
  await act(async () => fireEvent.change(screen.getByRole('combobox'), {target: {value: '20'}}));
  await waitFor(() => expect(hits()).toHaveLength(20));
});

test('two searches of one page go in one request, each with its own parameters', async () => {
  const {search} = show(
    <Index indexName={INDEX} indexId="blog">
      <Configure filters="docusaurus_tag:default" hitsPerPage={1} />
      <Hits hitComponent={({hit}) => <aside>{String(hit.url)}</aside>} />
    </Index>,
  );
  await waitFor(() => expect(screen.getAllByRole('complementary')).toHaveLength(1));
  expect(screen.getByRole('complementary').textContent).toBe('/blog/news');
  expect(hits()).toHaveLength(5);
  expect(search).toHaveBeenCalledTimes(1);
});
