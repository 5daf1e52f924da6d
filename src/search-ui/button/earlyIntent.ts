import {parseKeyShortcuts, queryAfterKey} from './keys';

/** What a reader asks of the search while the page is there and its application is not. */
export interface EarlyIntent {
  /** What was typed since a key or a button asked for the dialog; null where none did. */
  query: string | null;
  /** What was pressed and opens the dialog. */
  opener: HTMLElement | null;
  /** Leaves keys and presses alone from now on. */
  end: () => void;
}

declare global {
  interface Window {
    docSearchEarlyIntent?: EarlyIntent | undefined;
  }
}

/** The shortcuts that the search button of the page, as the server sent it, says are on. */
function offeredShortcuts() {
  return parseKeyShortcuts(document.querySelector('.DocSearch-Button')?.getAttribute('aria-keyshortcuts'));
}

/**
 * Records what a reader asks of the search, to be carried out once the application runs: a shortcut with the letters
 * after it, or a press on what opens the dialog. A press elsewhere takes it back.
 */
export function recordEarlyIntent(): void {
  const listeners = new AbortController();
  const {signal} = listeners;
  const intent: EarlyIntent = {query: null, opener: null, end: () => listeners.abort()};
  window.docSearchEarlyIntent = intent;
  window.addEventListener(
    'keydown',
    event => {
      const query = queryAfterKey(event, intent.query, offeredShortcuts());
      if (query === undefined) return;
      event.preventDefault();
      intent.query = query;
    },
    {signal},
  );
  window.addEventListener(
    'click',
    ({target}) => {
      intent.opener =
        target instanceof Element ? target.closest<HTMLElement>('[aria-haspopup="dialog"]') : null;
      // What is typed after a press on a field stands in the field.
      intent.query = intent.opener && intent.opener.tagName !== 'INPUT' ? '' : null;
    },
    {signal},
  );
}

/** Returns what was asked of the search before now, null where nothing was, and takes over from what recorded it. */
export function takeEarlyIntent(): EarlyIntent | null {
  const intent = window.docSearchEarlyIntent;
  window.docSearchEarlyIntent = undefined;
  intent?.end();
  return intent && (intent.opener || intent.query !== null) ? intent : null;
}
