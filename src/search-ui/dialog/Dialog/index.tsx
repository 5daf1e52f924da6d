import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState} from 'react';
import AskEntry from '../AskEntry';
import ConversationList from '../../model/ConversationList';
import type {DialogAsk} from '../DialogAsk';
import ErrorScreen from '../ErrorScreen';
import {LONGEST_TEXT} from '../../model/FieldBar';
import Footer from '../Footer';
import type {DocSearchHit, StoredHit} from '../../model/Hit';
import NoResultsScreen from '../NoResultsScreen';
import type {Item} from '../ResultsScreen';
import ResultsScreen, {itemsOf, LIST_ID, optionIdOf} from '../ResultsScreen';
import type {Scope, ScopeAxis} from '../../model/Scope';
import {initialScope, scopeFilters, scopeLabelOf} from '../../model/Scope';
import SearchBox from '../SearchBox';
import type {SearchClient} from '../../../clients/search/createSearchClient';
import type {SearchOptions} from '../../model/SearchOptions';
import StartScreen from '../StartScreen';
import type {DialogTranslations} from '../../model/dialogTranslations';
import {fillText} from '../../model/fillText';
import {useArrowKeys} from '../hooks/useArrowKeys';
import {useAsk} from '../hooks/useAsk';
import {useDraft} from '../hooks/useDraft';
import {useModal} from '../hooks/useModal';
import {useSavedSearches} from '../../model/useSavedSearches';
import {useSearch} from '../../model/useSearch';
import {describeHit} from '../../model/describeHit';
import {foreignLanguage} from '../../model/foreignLanguage';
import {groupHits} from '../../model/groupHits';
import type {NamedIndex} from '../../model/indicesOf';
import {ESCAPED_TAGS, PLAIN_TAGS} from '../../model/parseHighlight';
import type {ResultHit} from '../../model/readHit';
import {readHit} from '../../model/readHit';
import {searchRequest} from '../../model/searchRequest';
import {storedHitOf} from '../../model/storage/storedHitOf';
import '../dialog.css';

/** Milliseconds of rest after which the number of results is spoken. */
const SPOKEN_AFTER = 600;

export interface DialogProps {
  client: SearchClient;
  /** What is searched; the first one names the lists a reader keeps. */
  indices: readonly [NamedIndex, ...NamedIndex[]];
  /** Whether the hosted provider answers; its records are HTML-escaped. */
  isHosted: boolean;
  axes: readonly ScopeAxis[];
  options: SearchOptions;
  texts: DialogTranslations;
  /** What the field holds at first; empty for the text selected on the page. */
  initialQuery: string;
  /** Turns the URL of a record into a link of the site; null where there is none that is safe. */
  resolveUrl: (url: string) => string | null;
  /** Returns the address of the page with all results; null where there is none. */
  allResultsUrlOf: (query: string) => string | null;
  /** Follows a link within the site, or out of it. */
  navigate: (url: string) => void;
  /** Called with the link that Enter would follow. */
  onActiveUrl: (url: string) => void;
  /** Called when the reader tries once more what failed. */
  onRetry?: () => void;
  onClose: () => void;
  ask?: DialogAsk;
}

function selectedText(): string {
  return window.getSelection()?.toString().trim() ?? '';
}

function opensElsewhere(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** The search dialog, open for as long as it is mounted. */
export default function Dialog(props: DialogProps): ReactNode {
  const {client, indices, isHosted, axes, options, texts, resolveUrl, ask, onClose} = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const rowsRef = useRef<HTMLDivElement>(null);
  const enterWaits = useRef(false);
  const [selection] = useState(() => (props.initialQuery ? '' : selectedText().slice(0, LONGEST_TEXT)));
  const [query, setQuery] = useState(() => props.initialQuery.slice(0, LONGEST_TEXT) || selection);
  const [scope, setScope] = useState(() => initialScope(axes));
  const [snippetWords] = useState(() => (window.matchMedia('(max-width: 768px)').matches ? 5 : 15));
  const saved = useSavedSearches(indices[0].name, options);
  const {selectMessage} = usePluralForm();

  const asking = useAsk(ask, options);

  useModal(dialogRef, {onEscape: () => (asking.start ? leaveAsk() : onClose()), onLeave: onClose});
  useArrowKeys(rowsRef, inputRef);
  useDraft(dialogRef);
  useLayoutEffect(() => {
    inputRef.current?.focus({preventScroll: true});
    if (selection) inputRef.current?.select();
  }, [selection, asking.render]);

  const filters = useMemo(() => scopeFilters(axes, scope), [axes, scope]);
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
  const asked = query.trim();
  const {status, answer, isCurrent, retry} = useSearch(
    client,
    asked ? indices.map(index => requestOf(asked, scope, index)) : null,
  );

  const {groups, items, best} = useMemo(() => {
    const raw = answer?.hits ?? [];
    const hits = (options.transformItems?.(raw) ?? raw)
      .map(hit => readHit(hit, {escaped: isHosted, resolveUrl}))
      .filter(hit => hit !== null);
    const titleOf = (hit: ResultHit) =>
      [hit.hierarchy.lvl0, scopeLabelOf(axes, scope, hit)].filter(Boolean).join(' · ');
    const grouped = groupHits(hits, options.maxResultsPerGroup, titleOf);
    const all = itemsOf(grouped, ask !== undefined);
    // Enter follows the best hit, also where its page's title stands above it.
    const first = all.findIndex(item => item.kind === 'hit' && item.grouped.hit === hits[0]);
    return {groups: grouped, items: all, best: Math.max(first, 0)};
  }, [answer, ask, axes, isHosted, options, resolveUrl, scope]);
  const [moved, setMoved] = useState<{items: readonly Item[]; index: number}>();
  const active = moved?.items === items ? moved.index : best;

  const screen = asking.hasFailed
    ? 'error'
    : !asked
      ? 'start'
      : status === 'error'
        ? 'error'
        : !answer
          ? 'loading'
          : groups.length > 0
            ? 'results'
            : 'none';
  const activeItem = screen === 'results' || screen === 'none' ? items[active] : undefined;
  const activeUrl = activeItem?.kind === 'hit' ? activeItem.grouped.hit.url : undefined;

  function choose(item: Item & {kind: 'hit'}): void {
    const {hit, parent} = item.grouped;
    saved.remember(storedHitOf(hit, parent));
    for (const {indexName, hits, queryID} of answer?.indices ?? []) {
      const place = hits.findIndex(({objectID}) => objectID === hit.objectID);
      if (place < 0 || !queryID) continue;
      options.insightsClient?.('clickedObjectIDsAfterSearch', {
        eventName: 'Item Selected',
        index: indexName,
        queryID,
        objectIDs: [hit.objectID],
        positions: [place + 1],
      });
      return;
    }
  }

  function follow(event: MouseEvent, url: string): void {
    if (event.button !== 0 || opensElsewhere(event)) return;
    event.preventDefault();
    onClose();
    if (options.navigator?.navigate) options.navigator.navigate({itemUrl: url});
    else props.navigate(url);
  }

  function pressItem(event: MouseEvent, item: Item): void {
    if (event.button > 1) return;
    if (item.kind === 'ask') {
      asking.begin({question: asked});
      return;
    }
    choose(item);
    follow(event, item.grouped.hit.url);
  }

  function pressSaved(event: MouseEvent, hit: StoredHit): void {
    if (event.button > 1) return;
    saved.remember(hit);
    follow(event, hit.url);
  }

  function leaveAsk(next = query): void {
    asking.leave();
    setQuery(next);
    retry();
  }

  function tryAgain(): void {
    props.onRetry?.();
    if (asking.start) asking.begin(asking.start);
    else retry();
  }

  function enter(event: KeyboardEvent): void {
    if (screen === 'error') tryAgain();
    if (!activeItem) {
      enterWaits.current = status === 'loading' || status === 'stalled';
      return;
    }
    if (!opensElsewhere(event)) {
      enterWaits.current = !isCurrent;
      if (isCurrent) document.getElementById(optionIdOf(activeItem))?.click();
      return;
    }
    if (activeItem.kind === 'ask') return;
    const itemUrl = activeItem.grouped.hit.url;
    choose(activeItem);
    const {navigateNewTab, navigateNewWindow} = options.navigator ?? {};
    if (event.shiftKey)
      (navigateNewWindow ?? (() => window.open(itemUrl, '_blank', 'noopener,popup')))({itemUrl});
    else (navigateNewTab ?? (() => window.open(itemUrl, '_blank', 'noopener')))({itemUrl});
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      enter(event);
    }
    if (opensElsewhere(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    if (screen === 'results') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const index = (active + step + items.length) % items.length;
      setMoved({items, index});
      const item = items[index];
      if (item) document.getElementById(item.id)?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'ArrowDown') {
      rowsRef.current?.querySelector<HTMLElement>('a, button')?.focus();
    }
  }

  const enterNow = useEffectEvent(() => {
    if (!isCurrent || !enterWaits.current) return;
    enterWaits.current = false;
    if (activeItem) document.getElementById(optionIdOf(activeItem))?.click();
  });
  useEffect(() => {
    rowsRef.current?.scrollTo({top: 0});
    enterNow();
  }, [answer]);

  const onActive = useEffectEvent((url: string) => props.onActiveUrl(url));
  useEffect(() => {
    if (activeUrl) onActive(activeUrl);
  }, [activeUrl]);
  const isAskActive = activeItem?.kind === 'ask';
  const preloadAsk = useEffectEvent(() => ask?.preload(filters));
  useEffect(() => {
    if (isAskActive) preloadAsk();
  }, [isAskActive]);

  const nbHits = answer?.nbHits ?? 0;
  const message = {
    start: '',
    loading: status === 'stalled' ? texts.loadingText : '',
    error: `${texts.errorScreen.titleText}. ${texts.errorScreen.helpText}`,
    results: fillText(selectMessage(nbHits, texts.resultsScreen.countText), {count: nbHits}),
    none: `${texts.noResultsScreen.noResultsText} ${fillText(texts.noResultsScreen.quotedText, {query: answer?.query ?? ''})}`,
  }[screen];
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(message), SPOKEN_AFTER);
    return () => clearTimeout(timer);
  }, [message]);

  const changeQuery = (next: string) => {
    enterWaits.current = false;
    if (asking.start) asking.leave();
    setQuery(next);
  };
  const changeFromScreen = (next: string) => {
    changeQuery(next);
    inputRef.current?.focus();
  };

  const retryFromScreen = () => {
    tryAgain();
    inputRef.current?.focus();
  };

  return (
    <dialog
      ref={dialogRef}
      className={clsx(
        'DocSearch DocSearch-Container',
        status === 'stalled' && 'DocSearch-Container--Stalled',
        status === 'error' && 'DocSearch-Container--Errored',
      )}
      aria-label={texts.searchBox.searchInputLabel}
    >
      <div className="DocSearch-Modal">
        {asking.start &&
          asking.render?.({start: asking.start, facetFilters: filters, onLeave: leaveAsk, onClose})}
        {!asking.render && (
          <SearchBox
            inputRef={inputRef}
            query={query}
            placeholder={texts.searchBox.placeholderText}
            isStalled={status === 'stalled' || (asking.start !== null && !asking.hasFailed)}
            listId={activeItem ? LIST_ID : undefined}
            activeId={activeItem && optionIdOf(activeItem)}
            texts={texts.searchBox}
            onQuery={changeQuery}
            onKeyDown={onKeyDown}
            onClose={onClose}
          />
        )}
        <div className="DocSearch-Dropdown" ref={rowsRef} hidden={asking.render !== null}>
          {screen === 'start' && (
            <StartScreen
              saved={saved}
              texts={texts.startScreen}
              inputRef={inputRef}
              conversations={
                asking.conversations.length > 0 && (
                  <ConversationList
                    title={texts.startScreen.recentConversationsTitle}
                    removeText={texts.startScreen.removeRecentConversationButtonTitle}
                    conversations={asking.conversations}
                    inputRef={inputRef}
                    onOpen={conversation => asking.begin({conversation})}
                    onRemove={asking.forget}
                  />
                )
              }
              onPress={pressSaved}
            />
          )}
          {screen === 'loading' && status === 'stalled' && (
            <div className="DocSearch-StartScreen">
              <p className="DocSearch-Help">{texts.loadingText}</p>
            </div>
          )}
          {screen === 'error' && <ErrorScreen texts={texts.errorScreen} onRetry={retryFromScreen} />}
          {screen === 'results' && answer && (
            <ResultsScreen
              groups={groups}
              items={items}
              active={active}
              query={asked}
              nbHits={nbHits}
              allResultsUrl={props.allResultsUrlOf(answer.query)}
              options={options}
              texts={texts.resultsScreen}
              onActive={index => index !== active && setMoved({items, index})}
              onPress={pressItem}
              onSeeAll={event => follow(event, event.currentTarget.getAttribute('href') ?? '')}
            />
          )}
          {screen === 'none' && answer && (
            <NoResultsScreen
              query={answer.query}
              nearMisses={{
                client,
                axes,
                scope,
                requestOf,
                suggestionOf: (hit: DocSearchHit) => {
                  const read = readHit(hit, {escaped: isHosted, resolveUrl});
                  const title = read ? describeHit({...read, type: 'lvl1', marks: undefined}).title : [];
                  return {query: title.map(({text}) => text).join(''), language: foreignLanguage(hit)?.tag};
                },
              }}
              askEntry={
                activeItem && (
                  <div role="listbox" id={LIST_ID} aria-label={texts.resultsScreen.listLabel}>
                    <AskEntry
                      id={activeItem.id}
                      optionId={optionIdOf(activeItem)}
                      query={asked}
                      isActive
                      text={texts.resultsScreen.askAiPlaceholder}
                      onPress={event => pressItem(event, activeItem)}
                    />
                  </div>
                )
              }
              reportUrl={options.getMissingResultsUrl?.({query: answer.query})}
              texts={texts.noResultsScreen}
              onQuery={changeFromScreen}
              onScope={next => {
                setScope(next);
                inputRef.current?.focus();
              }}
            />
          )}
        </div>
        <Footer
          axes={axes}
          scope={scope}
          isHosted={isHosted}
          isAsking={asking.render !== null}
          texts={texts.footer}
          onScope={setScope}
        />
        {!asking.render && (
          <div className="DocSearch-VisuallyHiddenForAccessibility" role="status">
            {spoken}
          </div>
        )}
      </div>
    </dialog>
  );
}
