import {createStorageSlot} from '@docusaurus/theme-common';

const slotOf = (group: string) => createStorageSlot(`docusaurus.tab.${group}`);

/** What was chosen in this visit or before; it holds without storage too. */
const chosen = new Map<string, string | null>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Another window of the site made a choice. */
function follow(): void {
  for (const group of chosen.keys()) chosen.set(group, slotOf(group).get() ?? chosen.get(group) ?? null);
  tell();
}

/** Returns what the reader chose in the tabs of a group, `null` before a choice. */
export function choiceOf(group: string): string | null {
  if (!chosen.has(group)) chosen.set(group, slotOf(group).get());
  return chosen.get(group) ?? null;
}

/** Makes a choice for all tabs of a group, on this page and those to come. */
export function choose(group: string, value: string): void {
  if (choiceOf(group) === value) return;
  chosen.set(group, value);
  slotOf(group).set(value);
  tell();
}

/** Has a function called after each choice; returns what ends that. */
export function onChoice(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
}
