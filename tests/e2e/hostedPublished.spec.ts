import {readFileSync} from 'node:fs';
import {HOSTED, ASK_HOST} from '../support/documentation';
import {expect, test} from '../support/hostedTest';
import {comparable, recordOurs, recordPublished, THUMB, underOneId} from '../support/recordRequests';

const {assistantId, assistantIndexName} = HOSTED;
const FACET_FILTERS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-v1']];

test.use({
  bypassCSP: true,
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedMessages: [[/Failed to load resource/, /net::ERR/], {scope: 'test'}],
});

/** Classes of the published style sheet that the walk does not come by. */
const ELSEWHERE = [
  // An answer that names no page, or none that can be opened; a search that still runs.
  'DocSearch-AskAiScreen-RelatedSources-Error',
  'DocSearch-AskAiScreen-RelatedSources-NoResults',
  'DocSearch-AskAiScreen-SmallerLoadingIcon',
  // A key that is pressed, a search that fails, one that is late, other words to search for, the first opening.
  'DocSearch-Button-Key--pressed',
  'DocSearch-ErrorScreen',
  'DocSearch-LoadingIndicator',
  'DocSearch-NoResults-Prefill-List',
  'DocSearch-NoResults-Prefill-List-Items',
  'DocSearch-Prefill',
  'DocSearch-StartScreen',
  // Nothing has these in 4.7.0 itself.
  'DocSearch-Hit-text',
  'DocSearch-SearchBar-Magnifier',
  'DocSearch-StartScreen-Icon',
];

/** Returns the names of the classes that the published style sheet dresses. */
function dressedNames(): string[] {
  const css = ['button', 'modal']
    .map(file => readFileSync(`node_modules/@docsearch/css/dist/${file}.css`, 'utf8'))
    .join('');
  return [...new Set(css.match(/(?<=\.)DocSearch-[\w-]+/g))];
}

test.describe('what is asked, rated and suggested is sent as the published component sends it', () => {
  // Two walks through every screen.
  test.describe.configure({timeout: 180_000});

  test('[N-06] [N-08] [N-09] [N-10] [N-11] to Ask AI, as of 4.7.0; and every class that it draws is drawn here', async ({
    page,
    context,
    assistant,
  }) => {
    const published = await recordPublished(page, '4.7', {
      assistant,
      thumb: 'up',
      askAi: {assistantId, indexName: assistantIndexName, searchParameters: {facetFilters: FACET_FILTERS}},
    });
    const ours = await recordOurs(await context.newPage(), {assistant, thumb: 'up'});
    expect(comparable(ours.requests, [])).toEqual(comparable(underOneId(published.requests), THUMB));
    expect(new Set(ours.requests.map(({host}) => host))).toEqual(new Set([ASK_HOST]));
    expect(ours.suggestionRequests[0]).toEqual(published.suggestionRequests[0]);
    expect([...published.names].filter(name => !ours.names.has(name)).sort()).toEqual([]);
    expect(
      dressedNames()
        .filter(name => !ours.names.has(name))
        .sort(),
    ).toEqual(ELSEWHERE.toSorted());
  });
});
