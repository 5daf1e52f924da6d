import type {Load} from '../support/recordLoads';
import {type Figure, isOver} from './Figure';

const HASH = /\.[0-9a-f]{8}(?=\.\w+$)/;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const amountOf = (value: number, unit: Figure['unit']) =>
  unit === 'bytes' ? kilobytes(value) : String(value);

const signed = (value: number, unit: Figure['unit']) =>
  `${value < 0 ? '−' : '+'}${amountOf(Math.abs(value), unit)}`;

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  return rows.map(row =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

const changeSince = ({name, unit, value}: Figure, before: readonly Figure[]) => {
  const former = before.find(one => one.name === name);
  if (former === undefined) return 'new';
  return former.value === value ? 'as before' : signed(value - former.value, unit);
};

function figureRow(figure: Figure, before: readonly Figure[]): string[] {
  const {name, unit, value, budget} = figure;
  return [
    name,
    amountOf(value, unit),
    amountOf(budget, unit),
    `${Math.round((value / budget) * 100)} %`,
    signed(value - budget, unit),
    ...(before.length > 0 ? [changeSince(figure, before)] : []),
    value > budget ? 'over' : '',
  ];
}

/** Bytes by file; the hash of the content is not part of a file's name, so that two builds can be compared. */
function sizesOf(files: readonly Load[]): Map<string, number> {
  return new Map(files.map(({path, bytes}) => [path.replace(HASH, ''), bytes]));
}

function filesOf(figure: Figure, before: Figure | undefined): string[] {
  const then = sizesOf(before?.files ?? []);
  const now = sizesOf(figure.files);
  const gone = [...then.keys()].filter(path => !now.has(path));
  const changeOf = (path: string, bytes: number) => {
    const former = then.get(path);
    if (former === undefined) return 'new';
    return former === bytes ? 'as before' : signed(bytes - former, 'bytes');
  };
  const rows = [...now]
    .sort(([, one], [, other]) => other - one)
    .map(([path, bytes]) => [
      `  ${path}`,
      (bytes / 1000).toFixed(2),
      ...(before ? [changeOf(path, bytes)] : []),
    ]);
  const left = gone.map(path => [`  ${path}`, '0.00', 'gone']);
  return table([['  file', 'kB', ...(before ? ['change'] : [])], ...rows, ...left]);
}

/**
 * Returns the figures as a table, and below it the files of each figure that is over its budget, largest first.
 *
 * @param before - the figures of another build; each figure and file then says how it changed since
 */
export function renderReport(figures: readonly Figure[], before: readonly Figure[] = []): string {
  const head = ['figure', 'measured', 'budget', 'share', '+/−', ...(before.length > 0 ? ['change'] : []), ''];
  const lines = table([head, ...figures.map(figure => figureRow(figure, before))]);
  for (const figure of figures.filter(isOver)) {
    const {name, unit, value, budget} = figure;
    const former = before.find(one => one.name === name);
    const since = former ? `, ${signed(value - former.value, unit)} since the build compared with` : '';
    lines.push(
      '',
      `${name} is ${amountOf(value - budget, unit)} over its budget of ${amountOf(budget, unit)}${since}`,
      ...filesOf(figure, former),
    );
  }
  return `${lines.join('\n')}\n`;
}
