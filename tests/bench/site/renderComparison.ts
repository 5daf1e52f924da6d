import {isMet, type Row, type Unit} from './Row';

const FORMATS: Record<Unit, (value: number) => string> = {
  kB: value => `${(value / 1000).toFixed(1)} kB`,
  B: value => `${value.toFixed(1)} B`,
  requests: String,
  ms: value => `${value.toFixed(0)} ms`,
  s: value => `${value.toFixed(1)} s`,
  shift: value => value.toFixed(3),
};

function cellsOf(row: Row): string[] {
  const {figure, unit, measured, goal} = row;
  const format = FORMATS[unit];
  const ratio = measured.stock > 0 ? (measured.ours / measured.stock).toFixed(2) : '';
  const wanted = 'most' in goal ? `≤ ${format(goal.most)}` : `≤ ${goal.ratio.toFixed(2)} of stock`;
  const stock = Number.isNaN(measured.stock) ? '' : format(measured.stock);
  return [figure, stock, format(measured.ours), ratio, wanted, isMet(row) ? 'yes' : 'no'];
}

/** Returns the comparison as a table in Markdown, readable as it is. */
export function renderComparison(rows: readonly Row[]): string {
  const table = [['figure', 'stock', 'this site', 'ratio', 'goal', 'met'], ...rows.map(cellsOf)];
  const widths = [0, 1, 2, 3, 4, 5].map(column =>
    Math.max(...table.map(cells => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [head = [], ...body] = table;
  return `${[head, rule, ...body].map(line).join('\n')}\n`;
}
