import type * as keys from './keys';
import type {SearchOptions} from '../model/SearchOptions';

/** What a reader asks of the search while the page is there and its application is not. */
export interface EarlyWish {
  /** What was typed since a key or a button asked for the dialog; null where none did. */
  query: string | null;
  /** What was pressed and opens the dialog. */
  opener: HTMLElement | null;
  /** Leaves keys and presses alone from now on. */
  end: () => void;
}

declare global {
  interface Window {
    docSearchWish?: EarlyWish | undefined;
  }
}

/**
 * Notes what a reader asks of the search, to be carried out once the application runs: a shortcut with the letters after
 * it, or a press on what opens the dialog. A press elsewhere takes it back. Runs in the browser as text: it refers to
 * nothing outside itself.
 */
export function noteWish(
  {queryAfterKey}: Pick<typeof keys, 'queryAfterKey'>,
  shortcuts: SearchOptions['keyboardShortcuts'],
): void {
  const listeners = new AbortController();
  const {signal} = listeners;
  const wish: EarlyWish = {query: null, opener: null, end: () => listeners.abort()};
  window.docSearchWish = wish;
  window.addEventListener(
    'keydown',
    event => {
      const query = queryAfterKey(event, wish.query, shortcuts);
      if (query === undefined) return;
      event.preventDefault();
      wish.query = query;
    },
    {signal},
  );
  window.addEventListener(
    'click',
    ({target}) => {
      wish.opener =
        target instanceof Element ? target.closest<HTMLElement>('[aria-haspopup="dialog"]') : null;
      // What is typed after a press on a field stands in the field.
      wish.query = wish.opener && wish.opener.tagName !== 'INPUT' ? '' : null;
    },
    {signal},
  );
}
