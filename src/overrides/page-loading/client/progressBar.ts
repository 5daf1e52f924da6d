import type {ClientModule} from '@docusaurus/types';

/** Milliseconds that a page may take to come before the bar says that it does. */
const DELAY = 200;
/** Where the bar begins and where it waits for the page, as parts of its length. */
const FIRST = 0.08;
const LAST = 0.994;
/** The most that it creeps on in one step, and the milliseconds between two steps. */
const STEP = 0.02;
const PAUSE = 800;
/** Milliseconds that a movement takes, and the bar's going away. */
const SPEED = 200;

let bar: HTMLElement | null = null;
let reached = 0;
let creeping: number | undefined;

function moveTo(part: number): void {
  reached = part;
  if (bar) bar.style.transform = `translateX(${(part - 1) * 100}%)`;
}

function start(): void {
  if (bar) return;
  // Known to style sheets and tests by the names that nprogress gives it.
  const frame = document.createElement('div');
  frame.id = 'nprogress';
  bar = document.createElement('div');
  bar.className = 'bar';
  bar.style.transition = `all ${SPEED}ms`;
  frame.append(bar);
  document.body.append(frame);
  moveTo(FIRST);
  creeping = window.setInterval(() => moveTo(Math.min(reached + Math.random() * STEP, LAST)), PAUSE);
}

function finish(): void {
  const frame = bar?.parentElement;
  if (!frame) return;
  window.clearInterval(creeping);
  moveTo(1);
  bar = null;
  frame.style.transition = `opacity ${SPEED}ms ${SPEED}ms`;
  frame.style.opacity = '0';
  window.setTimeout(() => frame.remove(), 2 * SPEED);
}

/** The bar above the page while the code of another one is loading: a tenth of the package that the theme brings for it. */
const progressBar: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const delay = window.setTimeout(start, DELAY);
    return () => window.clearTimeout(delay);
  },
  onRouteDidUpdate: finish,
};

export default progressBar;
