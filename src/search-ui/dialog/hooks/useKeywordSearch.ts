import {useMemo, useState} from 'react';
import {groupHits} from '../../model/groupHits';
import type {HitGroup} from '../../model/groupHits';
import {hitReader} from '../../model/hitReader';
import type {NamedIndex} from '../../model/indicesOf';
import {ESCAPED_TAGS, PLAIN_TAGS} from '../../model/parseHighlight';
import type {ResultHit} from '../../model/readHit';
import {scopeFilters, scopeLabelOf, type Scope} from '../../model/Scope';
import {searchRequest} from '../../model/searchRequest';
import type {NearMissesOptions} from '../../model/findNearMisses';
import {useSearch, type SearchState} from '../../model/useSearch';
import type {DialogProps} from '../DialogProps';
import {itemsOf, type Item} from '../ResultsScreen';

/** Words of a snippet: fewer on small screens, by the screen itself, for who enlarges a page has room elsewhere. */
const snippetWordsOf = () => (window.matchMedia('(max-device-width: 768px)').matches ? 5 : 15);

export interface KeywordSearch extends SearchState {
  groups: readonly HitGroup[];
  /** The rows that the field can command. */
  items: readonly Item[];
  /** Place of the row that Enter follows, unless the reader chose another. */
  best: number;
  /** How to look for what a query without results may have meant. */
  nearMisses: NearMissesOptions;
}

/** Searches for a query in a scope, and puts what was found in rows. */
export function useKeywordSearch(asked: string, scope: Scope, props: DialogProps): KeywordSearch {
  const {client, indices, isHosted, axes, options, resolveUrl, ask} = props;
  const [snippetWords] = useState(snippetWordsOf);
  const requestOf = (text: string, within: Scope, {name, searchParameters}: NamedIndex = indices[0]) =>
    searchRequest(text, {
      indexName: name,
      snippetWords,
      hitsPerPage: options.hitsPerPage,
      tags: isHosted ? ESCAPED_TAGS : PLAIN_TAGS,
      clickAnalytics: options.insightsClient !== undefined,
      scopeFilters: scopeFilters(axes, within),
      attributes: axes.flatMap(({attribute}) =>
        attribute !== 'language' && within[attribute] ? [] : attribute,
      ),
      searchParameters,
    });
  const source = {client, readHits: hitReader(options, {escaped: isHosted, resolveUrl})};
  const search = useSearch(source, asked ? indices.map(index => requestOf(asked, scope, index)) : null);

  const hits = search.results?.hits;
  const rows = useMemo(() => {
    const titleOf = (hit: ResultHit) =>
      [hit.hierarchy.lvl0, scopeLabelOf(axes, scope, hit)].filter(Boolean).join(' · ');
    const groups = groupHits(hits ?? [], options.maxResultsPerGroup, titleOf);
    const items = itemsOf(groups, ask !== undefined);
    // Enter follows the best hit, also where its page's title stands above it.
    const best = items.findIndex(item => item.kind === 'hit' && item.grouped.hit === hits?.[0]);
    return {groups, items, best: Math.max(best, 0)};
  }, [hits, ask, axes, options, scope]);
  return {...search, ...rows, nearMisses: {...source, axes, scope, requestOf}};
}
