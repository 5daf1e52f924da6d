const MARK = 'docSearchDialog';

function stateOf(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? {...state} : {};
}

/** Returns whether the current entry of the history is the open dialog's own. */
export function isDialogEntry(): boolean {
  return stateOf()[MARK] === true;
}

/** Adds an entry of the dialog's own to the history, at the same address and with what the router keeps there. */
export function pushDialogEntry(): void {
  if (!isDialogEntry()) window.history.pushState({...stateOf(), [MARK]: true}, '');
}
