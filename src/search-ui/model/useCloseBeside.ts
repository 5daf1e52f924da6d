import type {RefObject} from 'react';
import {useEffect, useEffectEvent} from 'react';

/** Closes what is open when a reader presses or goes to something outside of it. */
export function useCloseBeside(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  const onBeside = useEffectEvent(({target}: Event) => {
    if (target instanceof Node && !root.current?.contains(target)) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: Event) => onBeside(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [isOpen]);
}
