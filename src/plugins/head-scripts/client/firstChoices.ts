/** Tabs keep their choice under this and their group, as those of the theme do. */
const KEY = 'docusaurus.tab.';

declare global {
  interface Window {
    firstChoices?: CSSStyleSheet | undefined;
  }
}

/** Returns the rules by which the tabs of a group that offer a value show it, and none of the others. */
function rulesOf(group: string, value: string): string {
  const parts = `[data-choice=${group}]:has(>div>[data-value=${value}])>div>`;
  return (
    `${parts}[data-value]{--tab-ink:initial;--tab-rule:initial}` +
    `${parts}[role=tabpanel]{display:none}` +
    `${parts}[data-value=${value}]{--tab-ink:var(--ds-ink);--tab-rule:var(--ds-accent);display:block}`
  );
}

/**
 * Shows what the reader chose in tabs from the first paint on: pages are built with the first tab, and the application
 * comes later. What the address asks for goes before what is kept.
 *
 * @param names - under which name the address holds the choice of a group
 */
export function showFirstChoices(names: Readonly<Record<string, string>>): void {
  const asked = new URLSearchParams(window.location.search);
  let rules = '';
  for (const group in names) {
    const value = asked.get(names[group] ?? '') ?? localStorage.getItem(KEY + group);
    if (value) rules += rulesOf(group, CSS.escape(value));
  }
  if (!rules) return;
  window.firstChoices = new CSSStyleSheet();
  window.firstChoices.replaceSync(rules);
  document.adoptedStyleSheets.push(window.firstChoices);
}

/** Leaves it to the application which tabs are shown. */
export function dropFirstChoices(): void {
  if (!window.firstChoices) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== window.firstChoices);
  window.firstChoices = undefined;
}
