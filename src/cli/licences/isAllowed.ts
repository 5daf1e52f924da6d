/**
 * The licences that a dependency may have. All leave the licence of this project as it is; of MPL-2.0 only changes to
 * the dependency's own files would have to be published, and CC-BY-4.0 is that of data the build reads.
 */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', 'MPL-2.0', 'Python-2.0'],
]);

/** Returns the text between the parentheses around all of an expression, or the expression. */
function unwrap(expression: string): string {
  return /^\(([^()]*)\)$/.exec(expression.trim())?.[1] ?? expression.trim();
}

/** Splits an expression at a word that stands outside parentheses. */
function split(expression: string, word: string): string[] {
  return expression.split(new RegExp(`\\s+${word}\\s+(?![^(]*\\))`));
}

/**
 * Returns whether a licence expression lets a dependency be used: of those joined by `OR` one has to be allowed, of those
 * joined by `AND` all. `AND` binds closer: https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions/
 */
export function isAllowed(expression: string): boolean {
  const alternatives = split(unwrap(expression), 'OR');
  if (alternatives.length > 1) return alternatives.some(isAllowed);
  const parts = split(unwrap(expression), 'AND');
  if (parts.length > 1) return parts.every(isAllowed);
  return ALLOWED.has(unwrap(expression));
}
