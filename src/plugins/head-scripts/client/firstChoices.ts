/** Tabs keep their choice under this and their group, as those of the theme do. */
const KEY = 'docusaurus.tab.';

/** What may be part of a selector as it is. */
const PLAIN = /^[\w-]+$/;

declare global {
  interface Window {
    firstChoices?: CSSStyleSheet | undefined;
  }
}

/** Returns the rules by which the tabs of a group that offer a value show it, and none of the others. */
function rulesOf(group: string, value: string): string {
  const offering = `[data-choice="${group}"]:has(>div>[data-value="${value}"])>div>`;
  const chosen = `[data-value="${value}"]`;
  return [
    `${offering}[role=tabpanel][data-value]{display:none}`,
    `${offering}[role=tabpanel]${chosen}{display:block}`,
    `${offering}[role=tab][data-value]{--tab-ink:initial;--tab-rule:initial}`,
    `${offering}[role=tab]${chosen}{--tab-ink:var(--ds-ink);--tab-rule:var(--ds-accent)}`,
  ].join('');
}

/**
 * Shows what the reader chose in tabs from the first paint on: pages are built with the first tab, and the application
 * comes later. What the address asks for goes before what is kept.
 *
 * @param names - under which name the address holds the choice of a group
 */
export function showFirstChoices(names: Readonly<Record<string, string>>): void {
  const asked = new URLSearchParams(window.location.search);
  const rules: string[] = [];
  const add = (group: string, value: string | null) => {
    if (value !== null && PLAIN.test(group) && PLAIN.test(value)) rules.push(rulesOf(group, value));
  };
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(KEY)) add(key.slice(KEY.length), localStorage.getItem(key));
  } catch {
    // Where nothing may be kept, the address can still ask.
  }
  for (const [group, name] of Object.entries(names)) add(group, asked.get(name));
  if (rules.length === 0) return;
  window.firstChoices = new CSSStyleSheet();
  window.firstChoices.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(window.firstChoices);
}

/** Leaves it to the application which tabs are shown. */
export function dropFirstChoices(): void {
  if (!window.firstChoices) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== window.firstChoices);
  window.firstChoices = undefined;
}
