import {describe, expect, test} from 'vitest';
import type {Shard} from '../../../src/content/Shard';
import {createCorpus} from '../../../src/engine/createCorpus';
import {createEngine} from '../../../src/engine/createEngine';
import {sectionsOf} from '../../../src/content/sectionsOf';

function engineOf(pages: Record<string, string>, language = 'en') {
  const sections = Object.entries(pages).flatMap(([url, markdown]) =>
    sectionsOf({markdown, url, lvl0: 'Guides'}),
  );
  const engine = createEngine(sections, {language});
  return {
    ...engine,
    find: (query: string) => engine.search(query).map(({section}) => section.url),
  };
}

const site = engineOf({
  '/styling':
    '# Styling\n\nChange colors and spacing.\n\n## Dark mode\n\nColors for the night follow the system.\n\n## Layout {#dialog-width}\n\nHow wide the window is.',
  '/api':
    '# API reference\n\n## transformSearchClient\n\nGives you the client before the first search.\n\n## facetFilters\n\n- **Type:** `string[]`\n\nNarrows the hits.\n\n## Options of hits\n\n- `theme`: light or dark\n- `hitsPerPage`: how many hits a page has',
  '/crawler':
    '# Crawler\n\n## Publish a sitemap\n\nThe crawler reads `sitemap.xml`.\n\n## Schedule\n\nCrawling happens once a week; a crawl takes minutes.\n\n```js\nnew Crawler({rateLimit: 8});\n```',
  '/faq': '# Questions\n\n## Can I search without results?\n\nNo results means that nothing matched.',
});

describe('what comes first', () => {
  test.each([
    ['the page whose title is the query', 'styling', '/styling'],
    ['the heading that is the query', 'dark mode', '/styling#dark-mode'],
    ['a beginning', 'styl', '/styling'],
    ['a transposition', 'stylnig', '/styling'],
    ['a typo inside a beginning', 'transfromSe', '/api#transformsearchclient'],
    ['an identifier', 'transformSearchClient', '/api#transformsearchclient'],
    ['an identifier in small letters', 'facetfilters', '/api#facetfilters'],
    ['the words of an identifier', 'facet filters', '/api#facetfilters'],
    ['words run together', 'darkmode', '/styling#dark-mode'],
    ['a word taken apart', 'site map', '/crawler#publish-a-sitemap'],
    ['an option that only a list explains', 'hitsPerPage', '/api#options-of-hits'],
    ['an option that only a sample has', 'rateLimit', '/crawler#schedule'],
    ['the words of an anchor', 'dialog width', '/styling#dialog-width'],
    ['another form of the word', 'crawled', '/crawler#schedule'],
    ['a question', 'how often does the crawling happen?', '/crawler#schedule'],
  ])('%s: %s', (_, query, url) => {
    expect(site.find(query)[0]).toBe(url);
  });
});

test('a section that has all of a sentence comes before a heading that has a word of it', () => {
  const {find} = engineOf({
    '/filters': '# Keys\n\nOf all.\n\n## Filter\n\nA filter keeps a hit or drops it.',
    '/versions':
      '# Reading several books\n\nReaders who choose among old and new books are shown the hits of the version that they read, and can filter them by shelf, by year and by author.',
    '/other': '# Other\n\nNothing of it.\n\n## More\n\nA version by a page.\n\n## Rest\n\nLeft by a version.',
  });
  expect(find('filter by version ').slice(0, 2)).toEqual(['/versions', '/filters#filter']);
});

test('an identifier that some section has is hardly found by its words', () => {
  const {find} = engineOf({
    '/parts':
      '# Data for a theme\n\nData on the theme.\n\n## Adding data to a theme\n\nAdd the data of the theme.',
    '/whole': '# Night\n\nThe page gets `data-theme` at night. A script can add it in the morning.',
    '/other': '# Other\n\nNothing of it.\n\n## More\n\nA page.\n\n## Rest\n\nLeft.',
  });
  expect(find('add data-theme').slice(0, 2)).toEqual(['/whole', '/parts#adding-data-to-a-theme']);
});

test('a page is found by the keywords of its front matter', () => {
  const found = engineOf({
    '/glaze': '---\nkeywords: [enamel, RTL]\n---\n# Glaze\n\nGlass on clay.',
    '/clay': '# Clay\n\nClay is soft.',
  });
  expect(found.find('enamel')).toEqual(['/glaze']);
  expect(found.find('rtl')).toEqual(['/glaze']);
});

test('everyday words decide nothing in a sentence', () => {
  const found = engineOf({
    '/glad': '# Kiln\n\nYou can be glad somebody was here yesterday.',
    '/soot': '# Kiln\n\nSoot burns off.',
  });
  expect(found.find('yesterday somebody told me about soot in there')[0]).toBe('/soot');
});

test('a section has to have a good share of the keywords, by how rare they are', () => {
  const glazes = [1, 2, 3, 4, 5, 6].map(number => `## Kiln ${number}\n\nA glaze melts.`).join('\n\n');
  const {find} = engineOf({
    '/colors': `# Colors\n\n## Green\n\nA celadon glaze.\n\n## Blue\n\nCeladon of iron.\n\n${glazes}`,
  });
  expect(find('celadon glaze ')).toEqual(['/colors#green', '/colors#blue']);
});

test('an identifier says more than a word that is as rare', () => {
  const {match} = engineOf({'/glaze': '# Glaze\n\nSet `glazeRank` by its shine.\n\n## Clay\n\nSoft.'});
  const [identifier, word] = match('glazeRank shine ').words;
  expect(identifier?.weight).toBeGreaterThan(word?.weight ?? Infinity);
});

test('who does something is found for what is done, behind what says it in that word', () => {
  const {find} = engineOf({
    '/parts':
      '# Parts\n\nEach has one task.\n\n## The validator\n\nLooks at every form.\n\n## Logger\n\nWrites a file.',
    '/forms': '# Forms\n\nThe server can validate them.',
  });
  expect(find('validate ')).toEqual(['/forms', '/parts#the-validator']);
  expect(find('logging ')).toEqual(['/parts#logger']);
});

test('a part that several pages include is shown once before what else there is', () => {
  const part = '## Firing\n\nHeat the kiln slowly.';
  const {find} = engineOf({
    '/clay': `# Clay\n\nSoft.\n\n${part}`,
    '/stone': `# Stone\n\nHard.\n\n${part}`,
    '/glass': '# Glass\n\nClear.\n\n## Oven\n\nAny kiln is hot enough.',
  });
  expect(find('kiln ')).toEqual(['/clay#firing', '/glass#oven', '/stone#firing']);
});

test('nothing is found for words that nothing has', () => {
  expect(site.find('xyzzy')).toEqual([]);
  expect(site.find('xyzzy plugh')).toEqual([]);
});

test('a word that nothing has does not hide what the others find', () => {
  expect(site.find('sitemap xyzzy')[0]).toBe('/crawler#publish-a-sitemap');
});

test('without a word, everything is listed, pages first', () => {
  const all = site.search('');
  expect(all).toHaveLength(site.sections.length);
  expect(all.slice(0, 4).map(({section}) => section.url)).toEqual(['/styling', '/api', '/crawler', '/faq']);
  expect(site.find('?!')).toEqual(all.map(({section}) => section.url));
});

test('the same query gives the same order and scores', () => {
  const scores = () => site.search('crawler hits').map(({section, score}) => [section.url, score]);
  expect(scores()).toEqual(scores());
});

test('the limit cuts the list, not the ranking', () => {
  expect(site.search('search', {limit: 1}).map(({section}) => section.url)).toEqual(
    site.find('search').slice(0, 1),
  );
});

describe('what is shown of a hit', () => {
  test('a heading that has all the words stands for itself', () => {
    expect(site.search('dark mode')[0]?.inHeading).toBe(true);
    expect(site.search('styling dark')[0]).toMatchObject({inHeading: true, section: {anchor: 'dark-mode'}});
  });

  test('otherwise the passage that has the most of them does', () => {
    const [hit] = site.search('colors night');
    expect(hit?.inHeading).toBe(false);
    expect(hit?.passage?.text).toBe('Colors for the night follow the system.');
  });

  test('a hit of headings alone has no passage', () => {
    expect(site.search('facetFilters')[0]?.passage).toBeNull();
  });
});

describe('languages', () => {
  test('accents need not be typed, and may be', () => {
    const french = engineOf({'/fr': '# Réglages\n\n## Thème foncé\n\nLes préférences.'}, 'fr');
    expect(french.find('theme fonce')[0]).toBe('/fr#thème-foncé');
    expect(french.find('thème foncé')[0]).toBe('/fr#thème-foncé');
    expect(french.find('préférence')[0]).toBe('/fr#thème-foncé');
  });

  test('Japanese and Chinese words are found inside sentences', () => {
    const japanese = engineOf({'/ja': '# 概要\n\n## 検索機能\n\n全文検索の設定を変更します。'}, 'ja');
    expect(japanese.find('検索')).toContain('/ja#検索機能');
    expect(japanese.find('設定')).toContain('/ja#検索機能');
    const chinese = engineOf({'/zh': '# 概述\n\n## 搜索配置\n\n您可以更改默认设置。'}, 'zh');
    expect(chinese.find('配置')[0]).toBe('/zh#搜索配置');
  });
});

test('words that only an object of JavaScript would know are ordinary words', () => {
  const odd = engineOf({'/odd': '# constructor\n\n## `__proto__` {#key}\n\ntoString and hasOwnProperty'});
  expect(odd.find('constructor')[0]).toBe('/odd');
  expect(odd.find('toString')[0]).toBe('/odd#key');
  expect(engineOf({}).find('anything')).toEqual([]);
});

describe('in an index of two languages', () => {
  const french = sectionsOf({
    markdown: '# Robots\n\nLe robot explore vos pages chaque semaine.\n\n## Comptes\n\nUn compte par projet.',
    url: '/fr/robots',
    lvl0: 'Guides',
  });
  const english = sectionsOf({
    markdown: '# Schedule\n\nCrawling happens once a week.\n\n## Accounts\n\nOne for a project.',
    url: '/fr/schedule',
    lvl0: 'Guides',
  }).map(section => ({...section, language: 'en'}));
  const engine = createEngine([...french, ...english], {language: 'fr'});
  const find = (query: string) => engine.search(query).map(({section: {url}}) => url);

  test('[N-05] pages that are not translated are found, by the forms words have in their language', () => {
    expect(find('crawled ')[0]).toBe('/fr/schedule');
    expect(find('exploration ')[0]).toBe('/fr/robots');
  });

  test('the stop words of both carry no meaning', () => {
    const stops = (query: string) =>
      engine.search(query)[0]?.match.words.flatMap(({word}) => (word.stop ? word.term : []));
    expect(stops('a crawl for a project ')).toEqual(['a', 'for']);
    expect(stops('un compte par projet ')).toEqual(['un', 'par']);
  });

  test('a page without translation stands behind one that is translated', () => {
    const [page] = sectionsOf({
      markdown: '# Styles\n\nCouleurs et styles.',
      url: '/fr/french',
      lvl0: 'Guides',
    });
    if (!page) throw new Error('The page has no section');
    const both = createEngine([{...page, url: '/fr/english', language: 'en'}, page], {language: 'fr'});
    expect(both.search('styles').map(({section}) => section.url)).toEqual(['/fr/french', '/fr/english']);
  });
});

test('a section outside the documentation stands behind one that documents the same', () => {
  const shard = (url: string, version: string | null): Shard => ({
    tag: version === null ? 'default' : `docs-default-${version}`,
    version,
    language: 'en',
    sections: sectionsOf({markdown: '# Glaze\n\nGlass on clay.', url, lvl0: 'Guides'}),
  });
  const find = (shards: Shard[]) =>
    createCorpus(shards)
      .engine.search('glaze')
      .map(({section}) => section.url);
  expect(find([shard('/blog/glaze', null), shard('/docs/glaze', 'current')])[0]).toBe('/docs/glaze');
  expect(find([shard('/blog/glaze', null), shard('/pages/glaze', null)])[0]).toBe('/blog/glaze');
});

describe('what is no result', () => {
  const page =
    '# Kiln\n\nText.\n\n## Firing\n\nFire at night.\n\n## Where to go next\n\n- Glaze: shine\n- Firing: heat';

  test.each(['Pour continuer', 'Voir aussi', 'À lire ensuite'])(
    'a closing list of links in French: %s',
    heading => {
      const page = `# Four\n\nTexte.\n\n## Cuisson\n\nDe nuit, avec un vernis.\n\n## ${heading}\n\n- Vernis : la brillance`;
      expect(engineOf({'/four': page}, 'fr').find('vernis')).toEqual(['/four#cuisson']);
    },
  );

  test('a closing list of links, unless nothing else is found', () => {
    const {find} = engineOf({'/kiln': page});
    expect(find('firing')).toEqual(['/kiln#firing']);
    expect(find('glaze')).toEqual(['/kiln#where-to-go-next']);
  });

  test('a word of everyday speech for one that is misspelt, or one with another first letter and a typo', () => {
    const {find} = engineOf({'/a': '# Guide\n\nThe next step is good.\n\n## Stone\n\nGranite.'});
    expect(find('nuxt ')).toEqual([]);
    expect(find('stome ')).toEqual(['/a#stone']);
    expect(find('atoe ')).toEqual([]);
  });
});
