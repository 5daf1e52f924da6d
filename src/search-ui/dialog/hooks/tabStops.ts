const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea, [tabindex]';

/** Returns what the Tab key stops at within an element, in order. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    element => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}
