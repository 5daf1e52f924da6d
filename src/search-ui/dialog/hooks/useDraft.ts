import type {RefObject} from 'react';
import {useEffect} from 'react';
import {keepDraft, takeDraft} from '../../model/storage/draft';

/** Keeps what is typed while the dialog is open, be it a query or a question, over a reload of the page. */
export function useDraft(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const keep = () => {
      const text = ref.current?.querySelector('input')?.value;
      if (text) keepDraft(text);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      // A page that comes back from the browser's memory has its dialog still: nothing is left to restore.
      takeDraft();
    };
  }, [ref]);
}
