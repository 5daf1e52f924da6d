import type {SearchOptions} from '../model/SearchOptions';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

type KeyboardShortcuts = SearchOptions['keyboardShortcuts'];

/** Returns the shortcuts that are on in the form of `aria-keyshortcuts`; undefined where all are off. */
export function formatKeyShortcuts(shortcuts: KeyboardShortcuts): string | undefined {
  const keys = [
    ...(shortcuts['Ctrl/Cmd+K'] ? ['Control+K', 'Meta+K'] : []),
    ...(shortcuts['/'] ? ['/'] : []),
  ];
  return keys.join(' ') || undefined;
}

/** Reads what `formatKeyShortcuts` wrote. */
export function parseKeyShortcuts(text: string | null | undefined): KeyboardShortcuts {
  const keys = text?.split(' ') ?? [];
  return {'Ctrl/Cmd+K': keys.includes('Control+K'), '/': keys.includes('/')};
}

/** Where a key was pressed, as far as it decides what the key means there. */
interface KeyTarget {
  /** A field that takes text or a choice: input, select, textarea. */
  isField: boolean;
  /** Text that is edited in place. */
  isEditable: boolean;
  /** Apple's keyboards have editing keys on Control. */
  isApple: boolean;
}

/** Reads the target of a key event, also from inside a shadow root. */
function keyTargetOf(event: KeyboardEvent): KeyTarget {
  const [target] = event.composedPath();
  const element = target instanceof HTMLElement ? target : null;
  return {
    isField: element !== null && ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName),
    isEditable: element?.isContentEditable ?? false,
    isApple: /mac|iphone|ipad|ipod/i.test(navigator.platform),
  };
}

/** Returns whether a key press is one of the shortcuts that open the dialog, and means nothing else where it was pressed. */
export function isShortcut(
  {key, ctrlKey, metaKey, altKey, shiftKey}: Key,
  {isField, isEditable, isApple}: KeyTarget,
  shortcuts: KeyboardShortcuts,
): boolean {
  if (altKey || isEditable) return false;
  if (key === '/') return shortcuts['/'] && !ctrlKey && !metaKey && !isField;
  const isCommandK = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
  return shortcuts['Ctrl/Cmd+K'] && isCommandK && !(isField && isApple && ctrlKey);
}

/** Returns the letter that a key press types, or null for every key that does something else. A space presses a button. */
export function typedLetter({key, ctrlKey, metaKey, altKey}: Key): string | null {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey ? key : null;
}

/** Returns a text as a key press in a field would leave it, or null for a key that types nothing. */
export function typeInto(text: string, event: Key): string | null {
  if (event.key === 'Backspace') return [...text].slice(0, -1).join('');
  const letter = event.key === ' ' ? ' ' : typedLetter(event);
  return letter && text + letter;
}

/**
 * Returns what is to be searched for after a key press, as long as the dialog is not there to be typed into: the first
 * shortcut asks for the dialog, what is typed next will stand in its field, Escape takes that back.
 *
 * @param query - what was asked for so far; null where nothing was
 * @returns undefined for a key that has another meaning
 */
export function queryAfterKey(
  event: KeyboardEvent,
  query: string | null,
  shortcuts: KeyboardShortcuts,
): string | null | undefined {
  if (event.defaultPrevented || event.isComposing) return undefined;
  if (query === null) return isShortcut(event, keyTargetOf(event), shortcuts) ? '' : undefined;
  return event.key === 'Escape' ? null : (typeInto(query, event) ?? undefined);
}
