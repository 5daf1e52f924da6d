import type {RefObject} from 'react';
import {useEffect} from 'react';
import {tabStops} from './tabStops';

function rowOf(element: Element | null): Element | null {
  return element?.closest('li') ?? element;
}

function nextStop(root: HTMLElement, key: string): HTMLElement | null | undefined {
  const stops = tabStops(root);
  const at = stops.findIndex(stop => stop === document.activeElement);
  const row = rowOf(stops[at] ?? null);
  const forward = getComputedStyle(root).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowDown') return stops.slice(at + 1).find(stop => rowOf(stop) !== row) ?? stops[at];
  if (key === 'ArrowUp') {
    const above = rowOf(stops.slice(0, at).findLast(stop => rowOf(stop) !== row) ?? null);
    return above && stops.find(stop => rowOf(stop) === above);
  }
  const beside = stops[key === forward ? at + 1 : at - 1];
  return rowOf(beside ?? null) === row ? beside : stops[at];
}

/**
 * Lets the arrow keys move the focus over the rows below the search field: up and down between rows, sideways
 * within one, up from the first back to the field. A letter typed on a row goes on in the field.
 */
export function useArrowKeys(
  rowsRef: RefObject<HTMLElement | null>,
  inputRef: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const rows = rowsRef.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!rows || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.startsWith('Arrow')) {
        event.preventDefault();
        (nextStop(rows, event.key) ?? inputRef.current)?.focus();
      } else if (event.key === 'Backspace' || (event.key.length === 1 && event.key !== ' ')) {
        // The key's own action follows the focus.
        inputRef.current?.focus();
      }
    };
    rows?.addEventListener('keydown', onKeyDown);
    return () => rows?.removeEventListener('keydown', onKeyDown);
  }, [rowsRef, inputRef]);
}
