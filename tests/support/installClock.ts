import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** What the browser has to put something off, before the clock takes its place. */
    realTurns: Pick<typeof globalThis, 'setTimeout' | 'requestAnimationFrame' | 'cancelAnimationFrame'>;
  }
}

/**
 * Puts the page's time under the test's control, except for what is only put off to the next picture or the next turn:
 * a page whose clock stands still goes on rendering, and only waits are held up.
 */
export async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const {setTimeout, requestAnimationFrame, cancelAnimationFrame} = window;
    window.realTurns = {setTimeout, requestAnimationFrame, cancelAnimationFrame};
  });
  await page.clock.install();
  await page.addInitScript(() => {
    const {realTurns: real, setTimeout: held} = window;
    Object.assign(window, {
      requestAnimationFrame: real.requestAnimationFrame.bind(window),
      cancelAnimationFrame: real.cancelAnimationFrame.bind(window),
      setTimeout: (run: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) =>
        wait ? held(run, wait, ...args) : real.setTimeout.call(window, () => run(...args), 0),
    });
  });
}
