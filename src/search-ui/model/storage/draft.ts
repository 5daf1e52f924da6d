const KEY = '__DOCSEARCH_DRAFT__';

/** Keeps what stands in the dialog's field for the page that is loaded next; nothing is kept where storage is blocked. */
export function keepDraft(text: string): void {
  try {
    window.sessionStorage.setItem(KEY, text);
  } catch (error) {
    console.warn('The search dialog could not keep what was typed.', error);
  }
}

/** Returns what was kept, an empty text where nothing was, and forgets it. */
export function takeDraft(): string {
  try {
    const text = window.sessionStorage.getItem(KEY) ?? '';
    window.sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return '';
  }
}
