import type {KeyboardEvent, RefObject} from 'react';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {optionIdOf, type HitItem, type Item} from '../ResultsScreen';
import {opensElsewhere} from './useFollow';
import type {KeywordSearch} from './useKeywordSearch';

export interface ComboboxOptions {
  search: KeywordSearch;
  /** Whether the rows are shown, of which one is the active one. */
  hasRows: boolean;
  /** Whether the arrow keys go over them all; else down leads out of the field. */
  canMove: boolean;
  rowsRef: RefObject<HTMLElement | null>;
  onOpenElsewhere: (event: KeyboardEvent, item: HitItem) => void;
  /** Enter where nothing can be followed. */
  onEnter: () => void;
  onActiveItem: (item: Item) => void;
}

/** Returns which row the field commands, and the field's keys. Enter before the results are there waits for them. */
export function useCombobox({search, hasRows, canMove, rowsRef, ...on}: ComboboxOptions) {
  const {items, best, isCurrent, status, results} = search;
  const enterWaits = useRef(false);
  const [moved, setMoved] = useState<{items: readonly Item[]; index: number}>();
  const active = moved?.items === items ? moved.index : best;
  const activeItem = hasRows ? items[active] : undefined;

  const press = (item: Item) => document.getElementById(optionIdOf(item))?.click();
  const moveTo = (index: number) => index !== active && setMoved({items, index});

  function enter(event: KeyboardEvent): void {
    on.onEnter();
    if (!activeItem) enterWaits.current = status === 'loading' || status === 'stalled';
    else if (!opensElsewhere(event)) {
      enterWaits.current = !isCurrent;
      if (isCurrent) press(activeItem);
    } else if (activeItem.kind === 'hit') on.onOpenElsewhere(event, activeItem);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      enter(event);
    }
    if (opensElsewhere(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    if (canMove) {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const index = (active + step + items.length) % items.length;
      moveTo(index);
      document.getElementById(items[index]?.id ?? '')?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'ArrowDown') {
      rowsRef.current?.querySelector<HTMLElement>('a, button')?.focus();
    }
  }

  const enterNow = useEffectEvent(() => {
    if (!isCurrent || !enterWaits.current) return;
    enterWaits.current = false;
    if (activeItem) press(activeItem);
  });
  useEffect(() => {
    rowsRef.current?.scrollTo({top: 0});
    enterNow();
  }, [results, rowsRef]);

  const tellActive = useEffectEvent(() => activeItem && on.onActiveItem(activeItem));
  const activeUrl = activeItem?.kind === 'hit' ? activeItem.grouped.hit.url : activeItem?.kind;
  useEffect(() => void tellActive(), [activeUrl]);

  return {
    active,
    activeItem,
    onKeyDown,
    moveTo,
    /** Forgets an Enter that waits, because what was typed has changed. */
    stopWaiting() {
      enterWaits.current = false;
    },
  };
}
