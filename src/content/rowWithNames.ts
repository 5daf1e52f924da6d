import type {Passage} from './Section';

/** What stands between the cells of a row in its text, and between the names of a table's columns. */
export const CELL_SEPARATOR = ' · ';

/** Returns the text of a table's row, each cell after the name of its column where that has one: `Option: theme · Type: string`. */
export function rowWithNames({text, header}: Passage): string {
  const names = header?.split(CELL_SEPARATOR) ?? [];
  const cells = text.split(CELL_SEPARATOR);
  if (names.length !== cells.length) return text;
  return cells
    .map((cell, column) => (names[column] ? `${names[column]}: ${cell}` : cell))
    .join(CELL_SEPARATOR);
}
