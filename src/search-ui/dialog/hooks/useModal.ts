import type {RefObject} from 'react';
import {useEffectEvent, useLayoutEffect} from 'react';
import {tabStops} from './tabStops';

/** Moves the focus to the other end when a Tab would leave the dialog; what can be focused is looked up each time. */
function keepTabInside(event: KeyboardEvent, root: HTMLElement): void {
  const stops = tabStops(root);
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  const leaves = active === (event.shiftKey ? first : last) || !root.contains(active) || active === root;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/**
 * Shows a `<dialog>` as a modal for as long as it is mounted: the page behind is inert and keeps its place and its
 * width, Tab stays inside.
 *
 * @param onEscape - the Escape key, or the system's own gesture to go back
 * @param onLeave - a press beside the dialog's content, or the browser closing the dialog by itself
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  {onEscape, onLeave}: {onEscape: () => void; onLeave: () => void},
): void {
  const escape = useEffectEvent(onEscape);
  const leave = useEffectEvent(onLeave);
  // In one go: a key that comes between showing and listening would close what React believes to be open.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const root = document.documentElement;
    const hasScrollbar = window.innerWidth > root.clientWidth;
    document.body.classList.add('DocSearch--active');
    if (hasScrollbar) root.style.scrollbarGutter = 'stable';
    let pressedBeside = false;
    const listeners = new AbortController();
    const {signal} = listeners;
    document.addEventListener(
      'keydown',
      event => {
        if (event.key === 'Tab') keepTabInside(event, dialog);
        if (event.key !== 'Escape' || event.isComposing) return;
        event.preventDefault();
        escape();
      },
      {signal},
    );
    dialog.addEventListener(
      'mousedown',
      event => {
        pressedBeside = event.target === dialog;
        // The press would move the focus to the page behind, after the dialog has given it back.
        if (pressedBeside) event.preventDefault();
      },
      {signal},
    );
    dialog.addEventListener('click', event => pressedBeside && event.target === dialog && leave(), {signal});
    dialog.addEventListener(
      'cancel',
      event => {
        if (event.target !== dialog) return;
        event.preventDefault();
        escape();
      },
      {signal},
    );
    dialog.addEventListener('close', () => leave(), {signal});
    dialog.showModal();
    return () => {
      listeners.abort();
      document.body.classList.remove('DocSearch--active');
      root.style.scrollbarGutter = '';
    };
  }, [ref]);
}
