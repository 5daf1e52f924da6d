import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {useLayoutEffect, useMemo, useRef, useState} from 'react';
import FailureBoundary from '../../model/FailureBoundary';
import {initialScope, scopeFilters, type Scope} from '../../model/Scope';
import {cutText} from '../../../protocols/cutText';
import {fillText} from '../../model/fillText';
import {useSavedSearches} from '../../model/useSavedSearches';
import type {DialogProps} from '../DialogProps';
import ErrorScreen from '../ErrorScreen';
import Footer from '../Footer';
import KeyList from '../KeyList';
import {LIST_ID, optionIdOf, type Item} from '../ResultsScreen';
import Screen, {screenOf} from '../Screen';
import SearchBox from '../SearchBox';
import {useArrowKeys} from '../hooks/useArrowKeys';
import {useAsk} from '../hooks/useAsk';
import {useCombobox} from '../hooks/useCombobox';
import {useDialogEntry} from '../hooks/useDialogEntry';
import {useDraft} from '../hooks/useDraft';
import {useFollow} from '../hooks/useFollow';
import {useKeywordSearch} from '../hooks/useKeywordSearch';
import {useModal} from '../hooks/useModal';
import {useSpoken} from '../hooks/useSpoken';
import '../dialog.css';

function selectedText(): string {
  return cutText(window.getSelection()?.toString().trim() ?? '');
}

/** The search dialog, open for as long as it is mounted. */
export default function Dialog(props: DialogProps): ReactNode {
  const {indices, isHosted, axes, options, texts, ask, onClose, inlineStyle} = props;
  const isInline = inlineStyle !== undefined;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const rowsRef = useRef<HTMLDivElement>(null);
  const [selection] = useState(() => (props.initialQuery ? '' : selectedText()));
  const [query, setQuery] = useState(() => cutText(props.initialQuery) || selection);
  const [scope, setScope] = useState(() => initialScope(axes));
  const {selectMessage} = usePluralForm();
  const [hasKeys, setHasKeys] = useState(false);
  /** Where the focus was before the keys were shown. */
  const beforeKeys = useRef<Element>(null);

  const asked = cutText(query).trim();
  const filters = useMemo(() => scopeFilters(axes, scope), [axes, scope]);
  const asking = useAsk(ask, options, props.page);
  const saved = useSavedSearches(indices[0].name, options);
  const search = useKeywordSearch(asked, scope, props);
  const {status, results} = search;
  const following = useFollow(props, saved, results);
  const name = screenOf(asked, search, asking);
  const {active, activeItem, onKeyDown, moveTo, stopWaiting} = useCombobox({
    search,
    hasRows: name === 'results' || name === 'none',
    canMove: name === 'results',
    rowsRef,
    onOpenElsewhere: following.openElsewhere,
    onEnter: () => name === 'error' && tryAgain(),
    onActiveItem(item) {
      if (item.kind === 'ask') ask?.preload(filters);
      else props.onActiveUrl(item.grouped.hit.url);
    },
  });

  function escape(): void {
    if (hasKeys) toggleKeys();
    else if (asking.start) leaveAsk();
    else onClose();
  }

  // A part of the page takes neither its focus nor its keys, and leaves nothing behind.
  const nowhere = useRef<HTMLDialogElement>(null);
  const modalRef = isInline ? nowhere : dialogRef;
  useModal(modalRef, {onEscape: escape, onLeave: onClose});
  useDialogEntry(onClose, !isInline);
  useArrowKeys(rowsRef, inputRef);
  useDraft(modalRef);
  useLayoutEffect(() => {
    if (isInline) return;
    inputRef.current?.focus({preventScroll: true});
    if (selection) inputRef.current?.select();
  }, [selection, asking.render, isInline]);

  function leaveAsk(next = query): void {
    asking.leave();
    setQuery(next);
    search.retry();
  }

  function tryAgain(): void {
    props.onRetry?.();
    if (asking.start) asking.begin(asking.start);
    else search.retry();
  }

  function changeQuery(next: string): void {
    stopWaiting();
    if (asking.start) asking.leave();
    setQuery(next);
  }

  /** Gives the focus back to the field after a press on the screen below it, which goes. */
  const fromScreen =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      change(value);
      inputRef.current?.focus();
    };

  function toggleKeys(): void {
    if (hasKeys && beforeKeys.current instanceof HTMLElement) beforeKeys.current.focus();
    else beforeKeys.current = document.activeElement;
    setHasKeys(!hasKeys);
  }

  function showKeys(event: KeyboardEvent): void {
    if (!options.keyList || event.key !== '?' || query !== '') return;
    if (hasKeys || asking.render || event.nativeEvent.isComposing) return;
    event.preventDefault();
    toggleKeys();
  }

  const nbHits = results?.nbHits ?? 0;
  const spoken = useSpoken(
    {
      start: '',
      loading: status === 'stalled' ? texts.loadingText : '',
      error: `${texts.errorScreen.titleText}. ${texts.errorScreen.helpText}`,
      results: fillText(selectMessage(nbHits, texts.resultsScreen.countText), {count: nbHits}),
      none: `${texts.noResultsScreen.noResultsText} ${fillText(texts.noResultsScreen.quotedText, {query: results?.query ?? ''})}`,
    }[name],
  );

  return (
    <dialog
      ref={dialogRef}
      className={clsx(
        'DocSearch DocSearch-Container',
        isInline && 'DocSearch-Container--Inline',
        status === 'stalled' && 'DocSearch-Container--Stalled',
        status === 'error' && 'DocSearch-Container--Errored',
      )}
      aria-label={texts.searchBox.searchInputLabel}
      open={isInline || undefined}
      style={inlineStyle}
    >
      {/* A key of the whole dialog, whatever has the focus in it. */}
      <div className="DocSearch-Modal" role="none" onKeyDown={showKeys}>
        {asking.start && asking.render && (
          <FailureBoundary
            resetKey={asking.start}
            fallback={retry => <ErrorScreen texts={texts.errorScreen} onRetry={retry} />}
          >
            {asking.render({start: asking.start, facetFilters: filters, onLeave: leaveAsk, onClose})}
          </FailureBoundary>
        )}
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
          <Screen
            name={name}
            dialog={props}
            asked={asked}
            search={search}
            active={active}
            activeItem={activeItem}
            asking={asking}
            saved={saved}
            following={following}
            inputRef={inputRef}
            onActive={moveTo}
            onPress={(event: MouseEvent, item: Item) => {
              if (item.kind === 'hit') following.press(event, item);
              else if (event.button <= 1) asking.begin({question: asked});
            }}
            onQuery={fromScreen(changeQuery)}
            onScope={fromScreen<Scope>(setScope)}
            onRetry={() => fromScreen(tryAgain)(undefined)}
          />
        </div>
        {hasKeys && (
          <KeyList shortcuts={options.keyboardShortcuts} canAsk={ask !== undefined} texts={texts.keys} />
        )}
        <Footer
          axes={axes}
          scope={scope}
          isHosted={isHosted}
          isAsking={asking.render !== null}
          hasKeys={hasKeys}
          texts={texts.footer}
          keysText={options.keyList ? texts.keys.titleText : undefined}
          onScope={setScope}
          onKeys={toggleKeys}
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
