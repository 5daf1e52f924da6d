// @vitest-environment jsdom
import {act, cleanup, configure, fireEvent, render, screen, within} from '@testing-library/react';
import type {ComponentProps, ReactNode} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import Dialog from '../../../../src/search-ui/dialog/Dialog';
import type {AskScreenProps} from '../../../../src/search-ui/model/AskScreen';
import type {DocSearchHit} from '../../../../src/search-ui/model/Hit';
import type {SearchOptions} from '../../../../src/search-ui/model/SearchOptions';
import {defaultSearchOptions} from '../../../../src/search-ui/model/SearchOptions';
import {dialogTranslations} from '../../../../src/search-ui/model/dialogTranslations';
import type {KeywordRequest} from '../../../../src/search-ui/model/searchRequest';

// A machine that is busy is slow, not wrong.
configure({asyncUtilTimeout: 10_000});

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, messages: string) => messages.split('|').at(count === 1 ? 0 : -1),
  }),
}));

function hit(name: string, over: Partial<DocSearchHit> = {}): DocSearchHit {
  return {
    objectID: name,
    url: `/docs/${name}`,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Guide', lvl1: name},
    ...over,
  };
}

/** Answers a request of the dialog; the promise settles when the test says so. */
type Answerer = (requests: KeywordRequest[]) => unknown;

const answers =
  (...hits: DocSearchHit[]): Answerer =>
  requests => ({
    results: requests.map(() => ({hits, nbHits: hits.length, nbPages: 1, queryID: 'query-1'})),
  });

function show(
  search: Answerer,
  options: Partial<SearchOptions> = {},
  over: Partial<ComponentProps<typeof Dialog>> = {},
) {
  const spies = {onClose: vi.fn(), navigate: vi.fn(), onActiveUrl: vi.fn()};
  render(
    <Dialog
      client={
        {search: ({requests}: {requests: KeywordRequest[]}) => Promise.resolve(search(requests))} as never
      }
      indices={[{name: 'docs'}]}
      isHosted={false}
      axes={[]}
      options={{...defaultSearchOptions, ...options}}
      texts={dialogTranslations}
      initialQuery=""
      resolveUrl={url => (url.startsWith('/') ? url : null)}
      allResultsUrlOf={query => `/search?q=${query}`}
      {...spies}
      {...over}
    />,
  );
  return spies;
}

const input = () => screen.getByRole('combobox', {name: 'Search'});
const type = (value: string) => act(async () => void fireEvent.change(input(), {target: {value}}));
const optionNames = () => screen.queryAllByRole('option').map(option => option.textContent);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = query => ({matches: false, media: query}) as MediaQueryList;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

test('[N-13] a chosen result is told to the insights client, with its place', async () => {
  const insightsClient = vi.fn();
  const requests: KeywordRequest[] = [];
  const {navigate} = show(
    asked => {
      requests.push(...asked);
      return answers(hit('a'), hit('b'))(asked);
    },
    {insightsClient},
  );
  await type('x');
  expect(requests[0]?.clickAnalytics).toBe(true);
  fireEvent.click(screen.getByRole('option', {name: 'b'}));
  expect(insightsClient.mock.calls).toEqual([
    [
      'clickedObjectIDsAfterSearch',
      {eventName: 'Item Selected', index: 'docs', queryID: 'query-1', objectIDs: ['b'], positions: [2]},
    ],
  ]);
  expect(navigate).toHaveBeenCalledWith('/docs/b');
});

test('[N-13] several indices are asked at once, shown one after the other, and told apart by what is chosen', async () => {
  const insightsClient = vi.fn();
  const asked: KeywordRequest[][] = [];
  show(
    requests => {
      asked.push(requests);
      return {
        results: requests.map(({indexName}) => ({
          hits: ['one', 'two'].map(name =>
            hit(`${indexName}-${name}`, {hierarchy: {lvl0: indexName, lvl1: `${indexName} ${name}`}}),
          ),
          nbHits: 12,
          queryID: `query of ${indexName}`,
        })),
      };
    },
    {insightsClient},
    {indices: [{name: 'docs'}, {name: 'blog', searchParameters: {facetFilters: ['language:en']}}]},
  );
  await type('x');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.map(({indexName, facetFilters}) => [indexName, facetFilters])).toEqual([
    ['docs', []],
    ['blog', ['language:en']],
  ]);
  expect(optionNames()).toEqual(['docs one', 'docs two', 'blog one', 'blog two']);
  expect(screen.queryByRole('link', {name: 'See all 24 results'})).not.toBeNull();
  fireEvent.click(screen.getByRole('option', {name: 'blog two'}));
  expect(insightsClient).toHaveBeenCalledExactlyOnceWith('clickedObjectIDsAfterSearch', {
    eventName: 'Item Selected',
    index: 'blog',
    queryID: 'query of blog',
    objectIDs: ['blog-two'],
    positions: [2],
  });
});

test('[V-13] with personalization off nothing is stored and nothing stored is shown', async () => {
  const key = '__DOCSEARCH_RECENT_SEARCHES__docs';
  const stored = JSON.stringify([hit('past')]);
  localStorage.setItem(key, stored);
  show(answers(hit('a')), {disableUserPersonalization: true});
  expect(screen.queryAllByText('No recent searches')).toHaveLength(1);
  await type('x');
  fireEvent.click(screen.getByRole('option', {name: 'a'}));
  expect(localStorage.getItem(key)).toBe(stored);
  expect(localStorage).toHaveLength(1);
});

test('[D-19] without a report link nothing is offered', async () => {
  show(answers());
  await type('x');
  expect(screen.queryByText(/No results found for/)).not.toBeNull();
  expect(screen.queryByText('Believe this query should return results?')).toBeNull();
});

test('[B-05] the site may transform items, limit groups, and render hits and footer its own way', async () => {
  show(answers(hit('a'), hit('b'), hit('c'), hit('d')), {
    maxResultsPerGroup: 2,
    transformItems: hits => hits.filter(({objectID}) => objectID !== 'b'),
    hitComponent: ({hit: {objectID}, children}) => (
      <i>
        {objectID}: {children}
      </i>
    ),
    resultsFooterComponent: ({query, nbHits}) => <b>{`${nbHits} for ${query}`}</b>,
  });
  await type('x');
  expect(optionNames()).toEqual(['a: a', 'c: c']);
  expect(screen.queryByText('4 for x')).not.toBeNull();
  expect(screen.queryByText(/See all/)).toBeNull();
});

test('[T-20] the site may follow results its own way, in new tabs and windows too', async () => {
  const navigator = {navigate: vi.fn(), navigateNewTab: vi.fn(), navigateNewWindow: vi.fn()};
  const {navigate, onClose} = show(answers(hit('a')), {navigator});
  await type('x');
  fireEvent.keyDown(input(), {key: 'Enter', ctrlKey: true});
  fireEvent.keyDown(input(), {key: 'Enter', shiftKey: true});
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(input(), {key: 'Enter'});
  const params = {itemUrl: '/docs/a'};
  expect(Object.values(navigator).map(({mock}) => mock.calls)).toEqual([[[params]], [[params]], [[params]]]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});

test('[T-10] an answer that is overtaken by a newer question is dropped', async () => {
  const pending: {query: string; answer: () => void}[] = [];
  show(requests => {
    const query = requests[0]?.query ?? '';
    return new Promise(resolve =>
      pending.push({query, answer: () => resolve(answers(hit(query))(requests))}),
    );
  });
  await type('old');
  await type('new');
  await act(async () => pending.find(({query}) => query === 'new')?.answer());
  expect(optionNames()).toEqual(['new']);
  await act(async () => pending.find(({query}) => query === 'old')?.answer());
  expect(optionNames()).toEqual(['new']);
});

test.each([
  ['fails', () => Promise.reject(new Error('down'))],
  ['is malformed', () => ({results: [{message: 'no hits'}]})],
  ['is empty', () => ({results: []})],
])(
  '[D-21] a search that %s never shows the hits of another, and the next one recovers',
  async (_name, fail) => {
    let isDown = false;
    show(requests => (isDown ? fail() : answers(hit(requests[0]?.query ?? ''))(requests)));
    await type('up');
    expect(optionNames()).toEqual(['up']);
    isDown = true;
    await type('down');
    expect(optionNames()).toEqual([]);
    expect(screen.queryByText('Unable to fetch results')).not.toBeNull();
    isDown = false;
    await type('again');
    expect(optionNames()).toEqual(['again']);
  },
);

test('a hit without a safe link is not shown, and its text is never markup', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  show(
    answers(hit('script', {url: 'javascript:alert(1)'}), hit('text', {hierarchy: {lvl0: evil, lvl1: evil}})),
  );
  await type('x');
  expect(optionNames()).toEqual([evil]);
  expect(document.querySelector('img')).toBeNull();
});

test('[D-16] there is no way to ask without something that answers', async () => {
  show(answers(hit('a')));
  await type('x');
  expect(screen.queryByText(/Ask AI: /)).toBeNull();
});

test('[D-16] with something that answers, the query can be asked, and Enter still follows the best hit', async () => {
  const ask = {
    indexName: 'docs',
    load:
      async () =>
      ({start}: AskScreenProps) => <output>{'question' in start && start.question}</output>,
    preload: vi.fn(),
  };
  const {navigate} = show(answers(hit('a')), {}, {ask});
  await type('how');
  expect(optionNames()).toEqual(['Ask AI: how', 'a']);
  expect(screen.getByRole('option', {selected: true}).textContent).toBe('a');
  fireEvent.keyDown(input(), {key: 'ArrowUp'});
  expect(ask.preload).toHaveBeenCalledOnce();
  await act(async () => void fireEvent.keyDown(input(), {key: 'Enter'}));
  expect(screen.getByRole('status').textContent).toBe('how');
  expect(navigate).not.toHaveBeenCalled();
});

test('[D-16] [D-21] an AI mode that does not arrive within eight seconds says so, and is shown when it comes', async () => {
  vi.useFakeTimers();
  let arrive = (_render: (props: AskScreenProps) => ReactNode) => {};
  const load = () => new Promise<(props: AskScreenProps) => ReactNode>(resolve => (arrive = resolve));
  show(answers(), {}, {ask: {indexName: 'docs', load, preload: vi.fn()}});
  await type('how');
  await act(async () => void fireEvent.keyDown(input(), {key: 'Enter'}));
  await act(async () => vi.advanceTimersByTime(7999));
  expect(screen.queryByText('Unable to fetch results')).toBeNull();
  await act(async () => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Unable to fetch results')).not.toBeNull();
  expect(input()).toHaveProperty('value', 'how');
  await act(async () => arrive(({start}) => <output>{'question' in start && start.question}</output>));
  expect(screen.getByRole('status').textContent).toBe('how');
  vi.useRealTimers();
});

test('[D-13] the field commands a list of options that are links, in groups with names', async () => {
  show(answers(hit('a'), hit('b', {hierarchy: {lvl0: 'Blog', lvl1: 'b'}})));
  await type('x');
  const list = screen.getByRole('listbox');
  expect(input().getAttribute('aria-controls')).toBe(list.id);
  expect(
    within(list)
      .getAllByRole('group')
      .map(group => group.getAttribute('aria-labelledby')),
  ).toEqual(['docsearch-hits0-title', 'docsearch-hits1-title']);
  expect(screen.getAllByRole('option').every(option => option.tagName === 'A')).toBe(true);
  expect(document.getElementById(input().getAttribute('aria-activedescendant') ?? '')).toBe(
    screen.getByRole('option', {selected: true}),
  );
});

test('keys of an input method belong to it', async () => {
  const {navigate} = show(answers(hit('a')));
  await type('x');
  fireEvent.keyDown(input(), {key: 'Enter', isComposing: true});
  expect(navigate).not.toHaveBeenCalled();
});

test('[V-01] [V-02] a selection with a character across the 512th, and any half of one, is searched for without harm', async () => {
  const selected = `${'x'.repeat(511)}💡 more`;
  vi.spyOn(window, 'getSelection').mockReturnValue({toString: () => selected} as Selection);
  const asked: string[] = [];
  show(
    requests => {
      asked.push(...requests.map(({query}) => query));
      return answers(hit('a'))(requests);
    },
    {},
    {allResultsUrlOf: query => `/search?q=${encodeURIComponent(query)}`},
  );
  await act(async () => {});
  expect(asked).toEqual(['x'.repeat(511)]);
  await type('half \uD83D of it');
  expect(optionNames()).toEqual(['a']);
  expect(asked.at(-1)).toBe('half \uFFFD of it');
});

const ODD: [string, unknown][] = [
  ['null', null],
  ['a number', 7],
  ['a list', []],
  ['an empty record', {}],
  ['a record without headings', {objectID: 'x', url: '/x', type: 'lvl1'}],
  ['headings of odd kinds', {...hit('x'), hierarchy: {lvl0: ['a'], lvl1: {}, lvl2: 5}}],
  ['a title that is a list', {...hit('x'), hierarchy: {lvl0: 'Guide', lvl1: ['a', 'b']}}],
  ['a content that is a record', {...hit('x'), type: 'content', content: {a: 1}}],
  ['a language of odd form', {...hit('x'), language: 'fr_FR'}],
  ['a language that is none', {...hit('x'), language: '??'}],
  ['a language that is a list', {...hit('x'), language: ['fr']}],
  ['a type that is none', {...hit('x'), type: {a: 1}}],
  [
    'highlights of odd kinds',
    {...hit('x'), _highlightResult: 7, _snippetResult: {content: [], hierarchy: 'x'}},
  ],
  ['a snippet that is a number', {...hit('x'), _snippetResult: {content: {value: 7}}}],
  ['an address that is a number', {...hit('x'), url: 7}],
];

test.each(ODD)('[D-13] %s among the hits takes no other hit down', async (_name, odd) => {
  show(requests => ({results: requests.map(() => ({hits: [odd, hit('good')], nbHits: 2}))}));
  await type('x');
  expect(optionNames()).toContain('good');
});

test('[D-21] a hit that cannot be shown leaves field and page, says so, and the next query is shown', async () => {
  let isBroken = true;
  show(answers(hit('a')), {
    hitComponent({children}) {
      if (isBroken) throw new Error('no');
      return children;
    },
  });
  await type('x');
  expect(screen.queryByText('This could not be shown')).not.toBeNull();
  expect(input()).toHaveProperty('value', 'x');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(optionNames()).toEqual(['a']);
});

test('[D-21] code of the site that fails over hits is an error that the next query recovers from', async () => {
  show(answers(hit('a')), {
    transformItems(hits) {
      if (input().getAttribute('value') === 'bad') throw new Error('no');
      return hits;
    },
  });
  await type('bad');
  expect(screen.queryByText('Unable to fetch results')).not.toBeNull();
  await type('good');
  expect(optionNames()).toEqual(['a']);
});

test('[D-21] [T-10] a search without an answer after eight seconds says so, and is shown when it comes', async () => {
  vi.useFakeTimers();
  let arrive = () => {};
  show(
    requests =>
      new Promise(resolve => {
        arrive = () => resolve(answers(hit('late'))(requests));
      }),
  );
  await type('x');
  await act(async () => vi.advanceTimersByTime(7999));
  expect(screen.queryByText('Unable to fetch results')).toBeNull();
  await act(async () => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Unable to fetch results')).not.toBeNull();
  await act(async () => arrive());
  expect(optionNames()).toEqual(['late']);
  vi.useRealTimers();
});

test('[D-07] Escape in the moment in which it is shown closes it', () => {
  let isHandled = false;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    isHandled = !this.dispatchEvent(new Event('cancel', {cancelable: true}));
  };
  const {onClose} = show(answers());
  expect(isHandled).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

test('[D-11] a stored search that leads to no web address is not shown, an odd one does no harm', () => {
  const stored = [
    hit('script', {url: 'javascript:alert(1)'}),
    {...hit('odd'), language: {a: 1}},
    hit('past', {language: 'fr_FR'}),
  ];
  localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify(stored));
  document.documentElement.lang = 'en';
  show(answers());
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/docs/odd',
    '/docs/past',
  ]);
});

test('[T-18] what another tab has stored since is kept, and shown at once', async () => {
  const key = '__DOCSEARCH_RECENT_SEARCHES__docs';
  show(answers(hit('a')));
  localStorage.setItem(key, JSON.stringify([hit('other')]));
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', {key})));
  expect(screen.queryByRole('link', {name: 'other'})).not.toBeNull();
  localStorage.setItem(key, JSON.stringify([hit('third'), hit('other')]));
  await type('x');
  fireEvent.click(screen.getByRole('option', {name: 'a'}));
  const stored = JSON.parse(localStorage.getItem(key) ?? '') as {objectID: string}[];
  expect(stored.map(({objectID}) => objectID)).toEqual(['a', 'third', 'other']);
});

test('[D-11] who has not searched before is shown where to begin, and what may be asked', async () => {
  const ask = {
    indexName: 'docs',
    load:
      async () =>
      ({start}: AskScreenProps) => <output>{'question' in start && start.question}</output>,
    preload: vi.fn(),
  };
  const {navigate} = show(answers(), {startPages: [{title: 'Begin', url: '/docs/begin'}]}, {ask});
  expect(screen.queryByText('No recent searches')).not.toBeNull();
  const questions = within(await screen.findByRole('region', {name: 'Ask AI'})).getAllByRole('button');
  expect(questions).toHaveLength(3);
  fireEvent.click(screen.getByRole('link', {name: 'Begin'}));
  expect(navigate).toHaveBeenCalledWith('/docs/begin');
  await act(async () => void fireEvent.click(questions[0]!));
  expect(screen.getByRole('status').textContent).toBe(questions[0]!.textContent);
});

test('[D-15] one result is one', async () => {
  show(requests => ({results: requests.map(() => ({hits: [hit('a')], nbHits: 1}))}), {}, {});
  await type('x');
  expect(screen.queryByRole('link', {name: 'See the one result'})).not.toBeNull();
});

const versions = {
  attribute: 'docusaurus_tag' as const,
  label: 'Version searched',
  allLabel: 'All versions',
  choices: [
    {value: 'v4', label: 'Stable'},
    {value: 'v3', label: 'Legacy'},
    {value: 'v2', label: 'Old'},
  ],
  initial: 'v4',
  always: [],
};

test('[D-17] [N-05] nothing found: each other version that has something is named with its count', async () => {
  show(
    requests => ({
      results: requests.map(({facets}) => ({
        hits: [],
        nbHits: facets ? 3 : 0,
        facets: facets && {docusaurus_tag: {v3: 3}},
      })),
    }),
    {},
    {axes: [versions]},
  );
  await type('x');
  const other = await screen.findByRole('button', {name: 'Legacy: 3 results'});
  expect(screen.queryByRole('button', {name: 'All versions: 3 results'})).not.toBeNull();
  expect(screen.queryByRole('button', {name: /^(Old|Stable):/})).toBeNull();
  fireEvent.click(other);
  await act(async () => {});
  expect(screen.queryByRole('button', {name: 'Legacy'})).not.toBeNull();
  expect(screen.queryByRole('button', {name: 'Legacy: 3 results'})).toBeNull();
});
