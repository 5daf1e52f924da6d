import {type Browser, expect, type Locator, test} from '@playwright/test';
import {AskPage, CONVERSATIONS, exchange} from '../support/AskPage';
import {type Cell, CELL} from '../support/faultReporter';
import {type Break, networkFaults, storageFaults, workerFaults} from '../support/faults';
import {installClock} from '../support/installClock';

const TEXT = /\/assets\/search\/(?![^/]*\.code\.)[^/]+\.json$/;
const CODE = /\/assets\/search\/[^/]*\.code\.[^/]+\.json$/;
const DIALOG = /\/assets\/js\/[^/]*SearchDialog[^/]*\.js$/;
const ASK_MODE = /\/assets\/js\/[^/]*AskPanel[^/]*\.js$/;
const ANSWERER = /\/assets\/js\/[^/]*createAnswerer[^/]*\.js$/;
/** The content of a page: the name of no other script is a hash alone. */
const CONTENT = /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/;

const QUERY = 'importer';
/** One that is offered before anything is typed, so that nothing of its answer is loaded before it is asked. */
const QUESTION = 'How do I install Mosaika?';

/** A part of the site that a reader uses, and what it is made of. */
interface Screen {
  name: string;
  path: string;
  /** What it loads last, and its code. */
  asset: RegExp;
  code?: RegExp;
  usesWorker: boolean;
  /** Does what comes before the fault. */
  prepare?: (page: AskPage) => Promise<void>;
  /** Does what a reader does there. */
  use: (page: AskPage) => Promise<void>;
  /** What is seen when all is well. */
  whole: (page: AskPage) => Locator;
  /** What says that something is wrong, with what to do. */
  told: (page: AskPage) => Locator;
  /** Whether what the reader typed or kept is there. */
  expectKept: (page: AskPage) => Promise<void>;
}

const tryAgain = ({page}: AskPage) => page.getByRole('button', {name: /^(Try again|Retry)$/});

const inDialog = {
  asset: TEXT,
  usesWorker: true,
  whole: ({options}: AskPage) => options.first(),
  told: tryAgain,
  // Where even the dialog is missing, its field has what was typed as soon as it comes.
  async expectKept({input}: AskPage) {
    if (await input.isVisible()) await expect(input).toHaveValue(QUERY);
  },
};

const screens: Screen[] = [
  {
    name: 'start',
    path: '/docs/tips',
    asset: DIALOG,
    code: DIALOG,
    usesWorker: false,
    async use({button, page}) {
      await button.focus();
      await page.keyboard.press('c');
    },
    whole: ({input, page}) => input.or(page.getByRole('searchbox', {name: 'Search'})),
    // Where the rest of the site is there, the page of all results stands in for the dialog.
    told: ask => tryAgain(ask).or(ask.page.getByRole('searchbox', {name: 'Search'})),
    async expectKept({input, page}) {
      const field = input.or(page.getByRole('searchbox', {name: 'Search'}));
      if (await field.isVisible()) await expect(field).toHaveValue('c');
    },
  },
  {
    ...inDialog,
    name: 'results',
    path: '/docs/tips',
    // As a reader types: at once, be the dialog there or not.
    async use({button, page}) {
      await button.click();
      await page.keyboard.type(QUERY);
    },
  },
  {
    name: 'ask',
    path: '/docs/tips',
    asset: CODE,
    code: ANSWERER,
    usesWorker: true,
    async prepare(ask) {
      await ask.open();
      // Who has searched before is offered that instead.
      const earlier = ask.rows('Recent').first();
      await expect(ask.dialog.getByRole('button', {name: QUESTION}).or(earlier)).toBeVisible();
    },
    async use(ask) {
      const offered = ask.dialog.getByRole('button', {name: QUESTION});
      if (await offered.isVisible()) return offered.click();
      await ask.offer(QUESTION);
      return ask.entry.click();
    },
    whole: ({copy}) => copy.first(),
    told: tryAgain,
    expectKept: ({exchanges}) => expect(exchanges.getByRole('heading', {level: 2})).toHaveText(QUESTION),
  },
  {
    name: 'history',
    path: '/docs/tips',
    asset: ASK_MODE,
    code: ASK_MODE,
    usesWorker: false,
    async prepare(ask) {
      await ask.page.evaluate(
        ([key, messages]) => {
          const entry = {objectID: 'Earlier', query: 'Earlier', messages};
          localStorage.setItem(key, JSON.stringify([entry]));
        },
        [CONVERSATIONS, exchange('Earlier', 'As it was answered.')] as const,
      );
      await ask.open();
    },
    use: ask => ask.openRecent('Earlier'),
    whole: ({exchanges}) => exchanges.getByText('As it was answered.'),
    told: tryAgain,
    async expectKept(ask) {
      expect(await ask.stored()).toHaveLength(1);
    },
  },
  {
    name: 'results page',
    path: '/search',
    asset: TEXT,
    usesWorker: true,
    use: ({page}) => page.getByRole('searchbox', {name: 'Search'}).fill(QUERY),
    whole: ({page}) => page.getByRole('article').first(),
    told: tryAgain,
    expectKept: ({page}) => expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue(QUERY),
  },
  {
    name: 'page navigation',
    path: '/docs/introduction',
    asset: CONTENT,
    code: CONTENT,
    usesWorker: false,
    use: ({page}) =>
      page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .getByRole('link', {name: 'What do you need?', exact: true})
        .click(),
    whole: ({page}) =>
      page
        .locator('html[data-has-hydrated=true]')
        .getByRole('heading', {name: 'What do you need?', level: 1}),
    told: tryAgain,
    // The page in view, or the one asked for, can be read meanwhile.
    expectKept: ({page}) => expect(page.getByRole('heading', {level: 1})).toBeVisible(),
  },
];

const isScript = ({asset}: Screen) => asset.source.endsWith('js$');

/** Says why a cell makes no sense, where it does not. */
function reasonAgainst(fault: string, screen: Screen): string | undefined {
  if (fault === 'no CORS')
    return 'all that is loaded is of the site’s own origin; other hosts: hosted*.spec.ts';
  if (fault === 'DNS') return 'a page is told of it in the same words as of down';
  if (isScript(screen) && /^(429|5xx)/.test(fault))
    return 'a script that is refused is the same as one that is gone';
  if (fault.startsWith('worker') && !screen.usesWorker) return 'no worker takes part';
  if (fault === 'chunk 404' && !screen.code) return 'its code is the dialog’s, or the page’s';
  if (isScript(screen) && fault === 'wrong types') return 'a script has no types to be wrong';
  if (isScript(screen) && fault === 'of another release')
    return 'a script of another release has another name: chunk 404';
  if (screen.name === 'ask' && fault === 'offline and back')
    return 'the dialog may have loaded what answers; down is without it';
  if (screen.name === 'history' && fault === 'storage blocked') return 'nothing can have been kept';
  if (screen.name === 'history' && fault === 'storage full') return 'reads what is kept, and keeps nothing';
  return undefined;
}

/** Faults that nobody needs to be told of: the site goes on without what is missing. */
const isBorne = (fault: string) => /^(slow|huge|worker|storage)/.test(fault);

async function tryCell(
  browser: Browser,
  baseURL: string | undefined,
  fault: string,
  screen: Screen,
  breakIt: Break | undefined,
): Promise<string> {
  // Answers come at once, not at the pace of reading.
  const context = await browser.newContext({
    baseURL,
    viewport: {width: 1440, height: 900},
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const ask = new AskPage(page);
    const crashes: string[] = [];
    // A script that is cut, or is none, is an error of its own before it is one of the site.
    page.on('pageerror', ({name, message}) => name === 'SyntaxError' || crashes.push(`${name}: ${message}`));
    const hangs = /hanging|^worker (empty|killed)/.test(fault);
    if (hangs) await installClock(page);
    await storageFaults[fault]?.(page);
    await page.goto(screen.path);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const isOffline = fault === 'offline and back';
    const breakNow = async () =>
      breakIt?.(context, page, fault === 'chunk 404' ? (screen.code ?? screen.asset) : screen.asset);
    // The dialog, which comes before the fault, loads more than it shows.
    const early = isOffline ? undefined : await breakNow();
    await screen.prepare?.(ask);
    const mend = isOffline ? await breakNow() : early;
    await screen.use(ask);
    if (isBorne(fault)) {
      if (hangs) await page.clock.runFor(4500);
      if (hangs) await page.clock.resume();
    } else {
      if (hangs) await page.clock.runFor(8500);
      await expect(screen.told(ask).first()).toBeVisible();
      await screen.expectKept(ask);
      await mend?.();
      if (hangs) await page.clock.resume();
    }
    await expect(async () => {
      const retry = tryAgain(ask);
      // What still comes by itself takes the button away.
      if (!isBorne(fault) && (await retry.isVisible()))
        await retry.click({timeout: 2000}).catch(() => undefined);
      await expect(screen.whole(ask)).toBeVisible({timeout: 4000});
    }).toPass({timeout: 30_000});
    expect(crashes).toEqual([]);
    return isBorne(fault) ? 'works' : 'told, then whole';
  } finally {
    await context.close();
  }
}

const faults: Record<string, Break | undefined> = {
  ...networkFaults,
  'no CORS': undefined,
  DNS: undefined,
  'chunk 404': networkFaults['4xx: gone'],
  ...Object.fromEntries(Object.keys(storageFaults).map(name => [name, undefined])),
  ...workerFaults,
};

// A screen takes a second or two; on a busy machine all six take their time.
test.describe.configure({timeout: 240_000});

test.describe('whatever fails is said, loses nothing, and is over when its cause is:', () => {
  for (const [fault, breakIt] of Object.entries(faults))
    test(fault, async ({browser, baseURL}, {annotations}) => {
      const failures: string[] = [];
      for (const screen of screens) {
        const reason = reasonAgainst(fault, screen);
        const outcome = reason
          ? `– ${reason}`
          : await tryCell(browser, baseURL, fault, screen, breakIt).catch((error: unknown) => {
              failures.push(`${screen.name}: ${String(error)}`);
              return 'FAILS';
            });
        const cell: Cell = {fault, screen: screen.name, outcome};
        annotations.push({type: CELL, description: JSON.stringify(cell)});
      }
      expect(failures).toEqual([]);
    });
});
