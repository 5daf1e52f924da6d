/** Where progress is shown: a terminal, or a log that keeps every line. */
export interface ProgressOutput {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => void;
}

const WIDTH = 24;
const CLEAR_LINE = '\r\u001b[2K';

/** Returns a progress display: one bar that is redrawn on a terminal, a line for each step elsewhere. */
export function createProgress(output: ProgressOutput) {
  let isDrawn = false;
  return {
    show(title: string, done: number, total: number): void {
      if (!output.isTTY) {
        output.write(`${title}\n`);
        return;
      }
      const filled = total === 0 ? 0 : Math.round((done / total) * WIDTH);
      const line = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} ${title}`;
      output.write(CLEAR_LINE + line.slice(0, (output.columns ?? 80) - 1));
      isDrawn = true;
    },
    /** Takes the bar away, so that what follows stands on a line of its own. */
    end(): void {
      if (isDrawn) output.write(CLEAR_LINE);
      isDrawn = false;
    },
  };
}
