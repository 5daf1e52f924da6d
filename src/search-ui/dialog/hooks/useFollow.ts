import type {KeyboardEvent, MouseEvent} from 'react';
import type {StoredHit} from '../../model/Hit';
import {storedHitOf} from '../../model/storage/storedHitOf';
import type {SavedSearchesState} from '../../model/useSavedSearches';
import type {SearchResults} from '../../model/useSearch';
import type {DialogProps} from '../DialogProps';
import type {HitItem} from '../ResultsScreen';

/** Returns whether an event asks for a new tab or window. */
export function opensElsewhere(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** Returns the ways to follow a link of the dialog. */
export function useFollow(props: DialogProps, saved: SavedSearchesState, results: SearchResults | null) {
  const {options, onClose} = props;

  function tellInsights(objectID: string): void {
    for (const {indexName, hits, queryID} of results?.indices ?? []) {
      const place = hits.findIndex(hit => hit.objectID === objectID);
      if (place < 0 || !queryID) continue;
      options.insightsClient?.('clickedObjectIDsAfterSearch', {
        eventName: 'Item Selected',
        index: indexName,
        queryID,
        objectIDs: [objectID],
        positions: [place + 1],
      });
      return;
    }
  }

  function choose({grouped: {hit, parent}}: HitItem): void {
    saved.remember(storedHitOf(hit, parent));
    tellInsights(hit.objectID);
  }

  /** Follows a link in place; what the browser opens elsewhere, and other buttons, are left to it. */
  function follow(event: MouseEvent, url: string): void {
    if (event.button !== 0 || opensElsewhere(event)) return;
    event.preventDefault();
    onClose();
    if (options.navigator?.navigate) options.navigator.navigate({itemUrl: url});
    else props.navigate(url);
  }

  return {
    follow,
    press(event: MouseEvent, item: HitItem) {
      if (event.button > 1) return;
      choose(item);
      follow(event, item.grouped.hit.url);
    },
    pressSaved(event: MouseEvent, hit: StoredHit) {
      if (event.button > 1) return;
      saved.remember(hit);
      follow(event, hit.url);
    },
    /** Opens a result in a new tab, with the Shift key in a new window. */
    openElsewhere(event: KeyboardEvent, item: HitItem) {
      const itemUrl = item.grouped.hit.url;
      choose(item);
      const {navigateNewTab, navigateNewWindow} = options.navigator ?? {};
      if (event.shiftKey)
        (navigateNewWindow ?? (() => window.open(itemUrl, '_blank', 'noopener,popup')))({itemUrl});
      else (navigateNewTab ?? (() => window.open(itemUrl, '_blank', 'noopener')))({itemUrl});
    },
  };
}
