import {useEffect, useEffectEvent} from 'react';
import {isDialogEntry, pushDialogEntry} from '../../model/dialogEntry';

/**
 * Gives the dialog an entry of its own in the history where it fills the screen, so that going back closes it and
 * leaves the page. The router never hears of it.
 *
 * @param isModal - whether it lies over the page at all
 */
export function useDialogEntry(onBack: () => void, isModal: boolean): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!isModal || !window.matchMedia('(width <= 600px)').matches) return undefined;
    pushDialogEntry();
    const listeners = new AbortController();
    window.addEventListener(
      'popstate',
      event => {
        event.stopImmediatePropagation();
        back();
      },
      {capture: true, signal: listeners.signal},
    );
    return () => {
      listeners.abort();
      if (!isDialogEntry()) return;
      window.addEventListener('popstate', event => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      window.history.back();
    };
  }, [isModal]);
}
