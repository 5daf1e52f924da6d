import type {RefObject} from 'react';
import {useLayoutEffect} from 'react';
import {keepDraft} from '../../model/storage/draft';

/**
 * Keeps what is typed while the dialog is open, be it a query or a question, over a reload of the page and where the
 * dialog goes with the page it was opened on. Who closes the dialog forgets it.
 */
export function useDraft(ref: RefObject<HTMLDialogElement | null>): void {
  // Before the dialog is taken out of the page, with its field.
  useLayoutEffect(() => {
    const keep = () => {
      const text = ref.current?.querySelector('input')?.value;
      if (text) keepDraft(text);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [ref]);
}
