import type {Passage} from './Section';

/** What stands between the cells of a row in its text, and between the names of a table's columns. */
export const CELL_SEPARATOR = ' · ';

/**
 * Returns the text of a table's row, each cell after the name of its column where that has one: `Option: theme · Type: string`.
 * `language` is that of the text: French puts a no-break space before a colon.
 */
export function rowWithNames({text, header}: Passage, language: string): string {
  const names = header?.split(CELL_SEPARATOR) ?? [];
  const cells = text.split(CELL_SEPARATOR);
  if (names.length !== cells.length) return text;
  const colon = language === 'fr' ? '\u00a0: ' : ': ';
  return cells
    .map((cell, column) => (names[column] ? `${names[column]}${colon}${cell}` : cell))
    .join(CELL_SEPARATOR);
}
