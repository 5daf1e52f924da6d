import {describe, expect, test} from 'vitest';
import {answerQueries} from '../../../../src/protocols/algolia/answerQueries';
import {ask, contextOf, search} from './corpus';

const CONTEXTUAL = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

/** The request DocSearch's dialog sends. */
function dialogRequest(query: string) {
  return {
    query,
    attributesToRetrieve: [
      ...[0, 1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [...[1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}:15`), 'content:15'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: CONTEXTUAL,
  };
}

describe('the request of the dialog', () => {
  test('[N-03] [E-08] is answered with hits, their number and the index', async () => {
    const result = await search(dialogRequest('dark mode'));
    expect(result).toMatchObject({index: 'docsearch', nbHits: 1, query: 'dark mode', page: 0, nbPages: 1});
    expect(result.queryID).toBeUndefined();
    expect(result.hits[0]).toEqual({
      objectID: 'en-docs-default-current-/docs/styling#dark-mode',
      url: '/docs/styling#dark-mode',
      type: 'lvl2',
      content: null,
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'Styling',
        lvl2: 'Dark mode',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      _highlightResult: {
        hierarchy: {
          lvl0: {value: 'Guides', matchLevel: 'none', matchedWords: []},
          lvl1: {value: 'Styling', matchLevel: 'none', matchedWords: []},
          lvl2: {
            value: '<mark>Dark</mark> <mark>mode</mark>',
            matchLevel: 'full',
            matchedWords: ['dark', 'mode'],
            fullyHighlighted: false,
          },
        },
      },
      _snippetResult: {
        hierarchy: {
          lvl1: {value: 'Styling', matchLevel: 'none'},
          lvl2: {value: '<mark>Dark</mark> <mark>mode</mark>', matchLevel: 'full'},
        },
      },
    });
  });

  test('a section whose text answers is a hit of its content', async () => {
    const {hits} = await search(dialogRequest('colors night'));
    expect(hits[0]).toMatchObject({
      type: 'content',
      content: 'Dark colors for the night; the theme option decides.',
      _snippetResult: {
        content: {
          value: 'Dark <mark>colors</mark> for the <mark>night</mark>; the theme option decides.',
          matchLevel: 'full',
        },
      },
    });
  });

  test('an empty query lists everything, pages first', async () => {
    const {hits, nbHits} = await search(dialogRequest(''));
    expect(nbHits).toBe(7);
    expect(hits.slice(0, 3).map(({type}) => type)).toEqual(['lvl1', 'lvl1', 'lvl1']);
    expect(hits[0]?._snippetResult).toMatchObject({
      hierarchy: {lvl1: {value: 'Styling', matchLevel: 'none'}},
    });
  });

  test('the values are the raw text: nothing is escaped', async () => {
    const {hits} = await search({query: 'spacing', attributesToSnippet: ['content:15']});
    expect(hits[0]?._snippetResult).toMatchObject({
      content: {value: 'Change the colors & <em>spacing</em>.'},
    });
  });
});

describe('filters', () => {
  test('[N-05] language and tags choose the shards that are loaded', async () => {
    const loaded: number[][] = [];
    const request = {indexName: 'docsearch', query: 'theme'};
    await answerQueries({requests: [{...request, facetFilters: CONTEXTUAL}]}, contextOf(loaded));
    await answerQueries({requests: [{...request, filters: 'version:v3'}]}, contextOf(loaded));
    await answerQueries({requests: [{...request, facetFilters: 'language:-en'}]}, contextOf(loaded));
    await answerQueries({requests: [request]}, contextOf(loaded));
    await answerQueries({requests: [{...request, facetFilters: ['language:xx']}]}, contextOf(loaded));
    expect(loaded).toEqual([[0, 2], [1], [3], [0, 1, 2, 3]]);
  });

  test('what depends on the hit is decided hit by hit', async () => {
    const byType = await search({query: 'theme', facetFilters: ['type:content', 'language:en']});
    expect(new Set(byType.hits.map(({type}) => type))).toEqual(new Set(['content']));
    const byPage = await search({query: 'theme', filters: 'url_without_anchor:"/docs/styling"'});
    expect(byPage.hits.every(({url}) => url?.startsWith('/docs/styling'))).toBe(true);
    const headings = await search({query: '', numericFilters: ['weight.level>=90']});
    expect(headings.hits.map(({type}) => type)).toEqual(Array(5).fill('lvl1'));
    const negated = await search({query: 'theme', facetFilters: ['docusaurus_tag:-default']});
    expect(negated.hits.some(({docusaurus_tag: tag}) => tag === 'default')).toBe(false);
  });

  test('an attribute no record has matches nothing', async () => {
    expect((await search({query: 'theme', filters: 'brand:x'})).nbHits).toBe(0);
  });

  test('distinct keeps one hit an address', async () => {
    const same = (urls: (string | undefined)[]) => urls.filter(url => url?.endsWith('#same')).length;
    expect(same((await search({query: 'theme'})).hits.map(({url}) => url))).toBe(2);
    expect(same((await search({query: 'theme', distinct: true})).hits.map(({url}) => url))).toBe(1);
    expect(same((await search({query: 'theme', distinct: 2})).hits.map(({url}) => url))).toBe(2);
  });

  test('headings that share an anchor have objectIDs of their own', async () => {
    const {hits} = await search({query: ''});
    expect(new Set(hits.map(({objectID}) => objectID)).size).toBe(hits.length);
  });
});

describe('paging', () => {
  test('pages follow each other without gaps', async () => {
    const all = await search({query: 'theme', hitsPerPage: 100});
    const pages = await Promise.all([0, 1, 2].map(page => search({query: 'theme', hitsPerPage: 2, page})));
    expect(pages.flatMap(({hits}) => hits.map(({objectID}) => objectID))).toEqual(
      all.hits.slice(0, 6).map(({objectID}) => objectID),
    );
    expect(pages[1]).toMatchObject({page: 1, hitsPerPage: 2, nbPages: Math.ceil(all.nbHits / 2)});
  });

  test('a page behind the last is empty, and no hits may be asked for', async () => {
    expect((await search({query: 'theme', page: 99})).hits).toEqual([]);
    expect(await search({query: 'theme', hitsPerPage: 0})).toMatchObject({hits: [], nbPages: 0});
  });

  test('offset and length stand for page and hitsPerPage', async () => {
    const all = await search({query: 'theme'});
    const part = await search({query: 'theme', offset: 1, length: 2});
    expect(part.hits).toEqual(all.hits.slice(1, 3));
    expect(part).toMatchObject({offset: 1, length: 2});
    expect(part.page).toBeUndefined();
  });
});

describe('facets', () => {
  test('are counted over all hits, the most frequent first', async () => {
    const result = await search({query: 'theme', facets: ['version', 'docusaurus_tag'], hitsPerPage: 1});
    const sum = (counts: Record<string, number> = {}) => Object.values(counts).reduce((a, b) => a + b, 0);
    expect(sum(result.facets?.docusaurus_tag)).toBe(result.nbHits);
    expect(Object.keys(result.facets?.version ?? {})[0]).toBe('current');
    expect(result.exhaustiveFacetsCount).toBe(true);
  });

  test('all of them with a star, a few values with a limit, one by its name alone', async () => {
    const all = await search({query: 'theme', facets: ['*'], maxValuesPerFacet: 1});
    expect(Object.keys(all.facets ?? {})).toEqual(
      expect.arrayContaining(['type', 'language', 'hierarchy.lvl0']),
    );
    expect(Object.values(all.facets ?? {}).every(values => Object.keys(values).length === 1)).toBe(true);
    expect(Object.keys((await search({query: 'theme', facets: 'language'})).facets ?? {})).toEqual([
      'language',
    ]);
  });

  test('their values can be searched', async () => {
    const {results} = await ask({type: 'facet', facet: 'docusaurus_tag', facetQuery: 'docs', query: 'theme'});
    expect(results[0]).toMatchObject({
      facetHits: [
        {value: 'docs-default-current', highlighted: '<em>docs</em>-default-current'},
        {value: 'docs-default-v3', count: 1},
      ],
    });
  });
});

describe('attributes', () => {
  test('only those asked for are returned, by name, parent or star, less the excluded', async () => {
    const [some] = (await search({query: 'dark', attributesToRetrieve: ['hierarchy.lvl1', 'url']})).hits;
    expect(some).toMatchObject({hierarchy: {lvl1: 'Styling'}, url: '/docs/styling#dark-mode'});
    expect(some?.hierarchy).not.toHaveProperty('lvl2');
    expect(some).not.toHaveProperty('type');
    const [less] = (await search({query: 'dark', attributesToRetrieve: ['*', '-hierarchy', '-content']}))
      .hits;
    expect(less).not.toHaveProperty('hierarchy');
    expect(less).toMatchObject({type: 'lvl2', language: 'en', version: 'current'});
    expect((await search({query: 'dark', attributesToRetrieve: []})).hits[0]).not.toHaveProperty('url');
  });

  test('highlights and snippets are left out when none are asked for', async () => {
    const [hit] = (await search({query: 'dark', attributesToHighlight: []})).hits;
    expect(hit).not.toHaveProperty('_highlightResult');
    expect(hit).not.toHaveProperty('_snippetResult');
  });

  test('an untranslated page says its own language and is found in its locale', async () => {
    const {hits} = await search({query: 'couleurs', facetFilters: ['language:fr']});
    expect(hits[0]).toMatchObject({language: 'fr', url: '/fr/docs/styling'});
  });
});

test('[N-03] click analytics give each answer an id of 32 letters', async () => {
  const ids = await Promise.all([1, 2].map(() => search({query: 'dark', clickAnalytics: true})));
  expect(ids[0]?.queryID).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[0]?.queryID).not.toBe(ids[1]?.queryID);
});

test('several requests are answered in their order', async () => {
  const {results} = await ask({query: 'dark'}, {query: 'facetFilters'});
  expect(results.map(result => 'query' in result && result.query)).toEqual(['dark', 'facetFilters']);
});

test('parameters may come as one encoded string, as older clients send them', async () => {
  const params =
    'query=theme&hitsPerPage=1&facetFilters=%5B%22language%3Afr%22%5D&facets=%5B%22version%22%5D';
  const result = await search({params});
  expect(result).toMatchObject({query: 'theme', hitsPerPage: 1, facets: {version: {current: 1}}});
});

describe('what cannot be answered', () => {
  test.each([
    ['an index that does not exist', {indexName: 'other', query: ''}, 404, 'Index other does not exist'],
    ['no index', {query: ''}, 400, 'Missing mandatory attribute `indexName`'],
    ['an unknown parameter', {indexName: 'docsearch', colour: 'red'}, 400, 'Unknown parameter: colour'],
    [
      'a parameter that would change the result',
      {indexName: 'docsearch', typoTolerance: false},
      400,
      'Unsupported value for "typoTolerance" parameter: false',
    ],
    [
      'a value of the wrong type',
      {indexName: 'docsearch', hitsPerPage: 'many'},
      400,
      'Invalid value for "hitsPerPage" parameter',
    ],
    [
      'too many hits',
      {indexName: 'docsearch', hitsPerPage: 1001},
      400,
      'Invalid value for "hitsPerPage" parameter, expected an integer between 0 and 1000',
    ],
    ['a broken filter', {indexName: 'docsearch', filters: 'a:b AND'}, 400, 'filters: Expected a condition'],
    [
      'too many values of a facet',
      {indexName: 'docsearch', type: 'facet', facet: 'type', maxFacetHits: 101},
      400,
      'Invalid value for "maxFacetHits" parameter, expected an integer between 0 and 100',
    ],
    [
      'a facet that is none',
      {indexName: 'docsearch', type: 'facet', facet: 'content'},
      400,
      'Cannot search in `content` attribute',
    ],
  ])('%s', async (_, request, status, message) => {
    await expect(answerQueries({requests: [request]}, contextOf())).rejects.toMatchObject({
      status,
      message: expect.stringContaining(message),
    });
  });

  test('a way to go through the requests that would leave some out', async () => {
    const requests = [{indexName: 'docsearch', query: 'theme'}];
    const body = {requests, strategy: 'stopIfEnoughMatches'};
    await expect(answerQueries(body, contextOf())).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('Unsupported value for "strategy" parameter: "stopIfEnoughMatches"'),
    });
    expect((await answerQueries({requests, strategy: 'none'}, contextOf())).results).toHaveLength(1);
  });

  test('a body without requests', async () => {
    await expect(answerQueries({}, contextOf())).rejects.toMatchObject({status: 400});
  });

  test('parameters without an effect on what is found are accepted', async () => {
    const result = await search({
      query: 'dark',
      userToken: 'x',
      analyticsTags: ['a'],
      analytics: false,
      tagFilters: '',
      getRankingInfo: false,
      typoTolerance: true,
      facetFilters: undefined,
    });
    expect(result.nbHits).toBe(1);
  });
});
