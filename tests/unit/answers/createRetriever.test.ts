import {describe, expect, test} from 'vitest';
import type {Retrieval} from '../../../src/answers/Retriever';
import {createRetriever} from '../../../src/answers/createRetriever';
import {sectionsOf} from '../../../src/content/sectionsOf';
import {LEAST_CONFIDENCE} from '../../../src/answers/weights';
import {createCorpus} from '../../../src/engine/createCorpus';

const NAMES = {versions: [{name: 'current'}]};

const API = `# API

## Options

| Option | Type | What it does |
|---|---|---|
| maxShelves | number | how many shelves a kiln has |
| coneSize | number | how large the cone is |

### \`maxShelves\`

- Default: 4

The most shelves that are loaded into the kiln at once. A shelf too many blocks the air.

### \`coneSize\`

- Default: 6

The size of the pyrometric cone that tells when the firing is done.`;

const GUIDE = `# Firing

A firing takes twelve hours, and nobody should open the door before the kiln has cooled down.

## Colors

Cobalt gives blue and copper gives green. Choose the glaze before the first firing.

## Cleaning

Wipe the elements with a dry brush once a month, because dust burns into them.`;

const POST =
  '# News\n\nOur kiln now has shelves: maxShelves tells how many shelves are loaded into the kiln at once.';

function shardOf(tag: string, version: string | null, pages: Record<string, string>) {
  const sections = Object.entries(pages).flatMap(([url, markdown]) =>
    sectionsOf({markdown, url, lvl0: 'Docs'}),
  );
  return {language: 'en', tag, version, sections};
}

const corpus = createCorpus([
  shardOf('docs-default-current', 'current', {'/docs/api': API, '/docs/firing': GUIDE}),
  shardOf('default', null, {'/blog/news': POST}),
]);
const retriever = await createRetriever(async () => corpus, NAMES);

async function find(query: string): Promise<Retrieval> {
  return retriever.retrieve({query});
}

async function bestUrl(query: string): Promise<string | undefined> {
  return (await find(query)).passages[0]?.section.url;
}

describe('createRetriever', () => {
  test.each([
    ['What does maxShelves do?', '/docs/api#maxshelves'],
    ['What is the default of coneSize?', '/docs/api#conesize'],
    ['How long does a firing take?', '/docs/firing'],
    ['How do I clean the elements?', '/docs/firing#cleaning'],
  ])('%s', async (question, url) => {
    expect(await bestUrl(question)).toBe(url);
  });

  test('finds what is said in other words, and in the other spelling', async () => {
    expect(await bestUrl('Which colour does copper produce?')).toBe('/docs/firing#colors');
  });

  test('finds what is misspelt', async () => {
    expect(await bestUrl('How do I clean the elemnts?')).toBe('/docs/firing#cleaning');
  });

  test('prefers the documentation to what is told of it elsewhere', async () => {
    const {passages} = await find('How many shelves are loaded into the kiln at once?');
    const urls = passages.map(({section}) => section.url);
    expect(urls.indexOf('/docs/api#maxshelves')).toBeLessThan(urls.indexOf('/blog/news'));
  });

  test('is surer of what the documentation says than of what it does not', async () => {
    const said = (await find('How many hours does a firing take?')).confidence;
    const unsaid = (await find('How do I connect a fax machine to the office network?')).confidence;
    expect(said).toBeGreaterThan(LEAST_CONFIDENCE.closest);
    expect(unsaid).toBeLessThan(LEAST_CONFIDENCE.answer);
  });

  test('a word that is only guessed at is no evidence', async () => {
    // "Cobol" is one letter from "cobalt" and far from pottery.
    expect((await find('Is there a Cobol compiler?')).confidence).toBeLessThan(0.2);
  });

  test('finds nothing where no word is known', async () => {
    expect(await find('xyzzy plugh')).toEqual({passages: [], confidence: 0, givesKind: false, sections: []});
  });

  test('of one page it takes passages from there alone, and names what comes close from all', async () => {
    const ofPage = await createRetriever(async () => corpus, NAMES, '/docs/firing');
    const {passages, sections} = await ofPage.retrieve({query: 'What does maxShelves do in a kiln?'});
    expect(passages.length).toBeGreaterThan(0);
    for (const {section} of passages) expect(section.url).toMatch(/^\/docs\/firing/);
    expect(sections[0]?.url).toMatch(/^\/docs\/api/);
    expect([ofPage.isOfOnePage, retriever.isOfOnePage]).toEqual([true, false]);
  });

  test('returns each section once, with the headings that lead to it', async () => {
    const {sections} = await find('What does maxShelves do?');
    expect(sections[0]).toEqual({
      url: '/docs/api#maxshelves',
      hierarchy: {lvl0: 'Docs', lvl1: 'API', lvl2: 'Options', lvl3: 'maxShelves'},
    });
    expect(new Set(sections.map(({url}) => url)).size).toBe(sections.length);
  });

  test('prefers what is translated, and says in which language the rest is', async () => {
    const text = '# Shelves\n\nTwo shelves stand in the kiln while it is fired.';
    const sectionsIn = (url: string, language?: string) =>
      sectionsOf({markdown: text, url, lvl0: 'Docs'}).map(section => ({
        ...section,
        ...(language && {language}),
      }));
    const sections = [...sectionsIn('/fr/english', 'en'), ...sectionsIn('/fr/french')];
    const mixed = createCorpus([{language: 'fr', tag: 'docs-default-current', version: 'current', sections}]);
    const translated = await createRetriever(async () => mixed, NAMES);
    const {passages} = await translated.retrieve({query: 'shelves kiln'});
    expect(passages.map(({section: {url, language}}) => [url, language])).toEqual([
      ['/fr/french', undefined],
      ['/fr/english', 'en'],
    ]);
  });

  test('is the same each time', async () => {
    expect(await find('How is the kiln loaded?')).toEqual(await find('How is the kiln loaded?'));
  });

  test('tells the words that name something', () => {
    expect(retriever.contentWords('How do I change the maxShelves of my kiln?')).toEqual([
      'maxShelves',
      'kiln',
    ]);
  });
});
