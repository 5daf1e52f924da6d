import {sectionsOf} from '../../../../src/content/sectionsOf';
import type {Shard} from '../../../../src/content/Shard';
import {answerQueries, type SearchResponses} from '../../../../src/protocols/algolia/answerQueries';
import type {SearchResult} from '../../../../src/protocols/algolia/searchHits';
import type {WireContext} from '../../../../src/protocols/algolia/WireContext';
import {createCorpus} from '../../../../src/engine/createCorpus';

function shard(tag: string, version: string | null, language: string, pages: Record<string, string>): Shard {
  const sections = Object.entries(pages).flatMap(([url, markdown]) =>
    sectionsOf({markdown, url, lvl0: version === null ? 'Blog' : 'Guides'}),
  );
  return {language, tag, version, sections};
}

const shards: Shard[] = [
  shard('docs-default-current', 'current', 'en', {
    '/docs/styling':
      '# Styling\n\nChange the <b>colors</b> & spacing.\n\n## Dark mode\n\nDark colors for the night; the theme option decides.\n\n## Twice {#same}\n\nFirst theme.\n\n## Twice again {#same}\n\nSecond theme.',
    '/docs/api': '# API\n\n## facetFilters\n\nNarrows the hits of a search to a theme.',
  }),
  shard('docs-default-v3', 'v3', 'en', {'/docs/v3/styling': '# Styling\n\nThe theme of v3.'}),
  shard('default', null, 'en', {'/blog/themes': '# New themes\n\nA theme for everyone.'}),
  shard('docs-default-current', 'current', 'fr', {'/fr/docs/styling': '# Thème\n\nLes couleurs du thème.'}),
];

/** Positions of the shards each request loaded, in the order of the requests. */
export function contextOf(loaded: number[][] = []): WireContext {
  return {
    indexNamed: name =>
      name === 'docsearch'
        ? {
            shards: shards.map(({language, tag, version}) => ({language, tag, version})),
            async corpusOf(positions) {
              loaded.push([...positions]);
              return createCorpus(positions.flatMap(position => shards[position] ?? []));
            },
          }
        : undefined,
  };
}

/** Answers queries to the index of these tests. */
export function ask(...requests: Record<string, unknown>[]): Promise<SearchResponses> {
  return answerQueries(
    {requests: requests.map(request => ({indexName: 'docsearch', ...request}))},
    contextOf(),
  );
}

/** Answers one query to the index of these tests. */
export async function search(request: Record<string, unknown>): Promise<SearchResult> {
  const {results} = await ask(request);
  const [result] = results;
  if (!result || !('hits' in result)) throw new Error('not a search result');
  return result;
}
