import type {RefObject} from 'react';

/** Moves the focus from a row that leaves to the one that takes its place; back to the field after the last. */
export function leaveRow(button: HTMLElement, inputRef: RefObject<HTMLInputElement | null>): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>('a, button') ?? inputRef.current)?.focus();
}
