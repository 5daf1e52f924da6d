import type {Reporter, TestCase} from '@playwright/test/reporter';

/** The kind of annotation by which a test tells what became of a cell of the table. */
export const CELL = 'fault';

/** What became of one screen under one fault. */
export interface Cell {
  fault: string;
  screen: string;
  outcome: string;
}

/** Prints what the tests of faults found as one table, and why some cells make no sense. */
export default class FaultReporter implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>();

  onTestEnd({annotations}: TestCase): void {
    for (const {type, description} of annotations) {
      if (type !== CELL || !description) continue;
      const {fault, screen, outcome} = JSON.parse(description) as Cell;
      const row = this.rows.get(fault) ?? new Map<string, string>();
      row.set(screen, outcome);
      this.rows.set(fault, row);
    }
  }

  onEnd(): void {
    if (this.rows.size === 0) return;
    const screens = [...new Set([...this.rows.values()].flatMap(row => [...row.keys()]))];
    const reasons: string[] = [];
    const shown = (outcome: string) => {
      if (!outcome.startsWith('–')) return outcome;
      if (!reasons.includes(outcome)) reasons.push(outcome);
      return `– (${reasons.indexOf(outcome) + 1})`;
    };
    const lines = [...this.rows].map(([fault, row]) => [
      fault,
      ...screens.map(screen => shown(row.get(screen) ?? '')),
    ]);
    console.log('\nFaults by screen');
    for (const cells of [['', ...screens], ...lines])
      console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? 22 : 18)).join(''));
    reasons.forEach((reason, index) => console.log(`(${index + 1}) ${reason.slice(2)}`));
  }
}
