import type {Page, Route} from '@playwright/test';
import {expect, test} from '../support/test';

const SCRIPTS = '**/assets/js/*.js';
const START = '/docs/introduction';
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true});
const progressBar = (page: Page) => page.locator('#nprogress .bar');

async function openStart(page: Page): Promise<void> {
  await page.goto(START);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Holds every script that is asked for from now on back until the returned function is called. */
async function holdScripts(page: Page, isHeld: (url: string) => boolean = () => true): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(SCRIPTS, async route => {
    if (isHeld(route.request().url())) await released;
    await route.continue();
  });
  return release;
}

const gone = (route: Route) => route.fulfill({status: 404, contentType: 'text/plain', body: 'Not found'});

const setOnline = (page: Page, isOnline: boolean) =>
  page.addInitScript(value => Object.defineProperty(navigator, 'onLine', {value}), isOnline);

/** Counts how often the page was loaded as a whole. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** How far the bar has come, from 0 to 1. */
const progress = (page: Page) =>
  progressBar(page).evaluate(
    bar => 1 + Number.parseFloat(/-?[\d.]+(?=%)/.exec(bar.style.transform)?.[0] ?? '') / 100,
  );

test.describe('a visit to another page', () => {
  test('[T-01] [S-24] stays pending on the page in view until the code of the other has come', async ({
    page,
  }) => {
    await openStart(page);
    const scripts: string[] = [];
    page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()));
    const release = await holdScripts(page);
    await sidebarLink(page, 'What do you need?').click();
    await expect(page).toHaveURL('/docs/requirements');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await expect(heading(page)).toHaveText('What is Mosaika?');
    await expect(page).toHaveTitle(/^What is Mosaika\?/);
    release();
    await expect(heading(page)).toHaveText('What do you need?');
    expect(new Set(scripts).size, 'each part is loaded once').toBe(scripts.length);
  });

  test('[B-04] the progress bar comes after 200 ms at 8 percent and creeps on every 800 ms, without a spinner', async ({
    page,
  }) => {
    await page.clock.install();
    await openStart(page);
    const release = await holdScripts(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await sidebarLink(page, 'What do you need?').click();
    await expect(page).toHaveURL('/docs/requirements');
    await page.clock.runFor(199);
    await expect(progressBar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(progressBar(page)).toBeVisible();
    expect(await progress(page)).toBeCloseTo(0.08, 5);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    expect(await progressBar(page).evaluate(bar => bar.style.transitionDuration)).toBe('200ms');

    await page.clock.runFor(799);
    expect(await progress(page)).toBeCloseTo(0.08, 5);
    const steps: number[] = [];
    for (let step = 0; step < 10; step += 1) {
      const before = await progress(page);
      await page.clock.runFor(step === 0 ? 1 : 800);
      steps.push((await progress(page)) - before);
    }
    expect(Math.max(...steps)).toBeLessThan(0.02);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeGreaterThan(0);

    release();
    await expect(heading(page)).toHaveText('What do you need?');
    await page.clock.runFor(2000);
    await expect(progressBar(page)).toHaveCount(0);
  });

  test('[B-04] a page that comes within 200 ms shows no progress bar', async ({page}) => {
    await page.clock.install();
    await openStart(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await sidebarLink(page, 'What do you need?').click();
    await expect(heading(page)).toHaveText('What do you need?');
    await page.clock.runFor(5000);
    await expect(progressBar(page)).toHaveCount(0);
  });
});

/** Resolves with how the browser treats the end of the next page when that page is put in, before it is painted. */
const treatmentOfEnd = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>(resolve => {
        const title = () => document.querySelector('h1')?.textContent;
        const before = title();
        new MutationObserver((_, observer) => {
          const end = document.querySelector('.markdown > :last-child');
          if (!end || title() === before) return;
          observer.disconnect();
          resolve(getComputedStyle(end).contentVisibility);
        }).observe(document.body, {characterData: true, childList: true, subtree: true});
      }),
  );

test.describe('the first frame of a page', () => {
  const places = (page: Page) =>
    page
      .locator('.markdown > *')
      .evaluateAll(elements => elements.map(element => element.getBoundingClientRect().top + scrollY));

  test('leaves what is far below the screen for the next one, which has everything in its place', async ({
    page,
  }) => {
    await openStart(page);
    const treatment = treatmentOfEnd(page);
    await sidebarLink(page, 'API Reference').click();
    expect(await treatment).toBe('auto');
    await expect(page.locator('.markdown > :last-child')).toHaveCSS('content-visibility', 'visible');
    const followed = await places(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect.poll(() => places(page)).toEqual(followed);
  });

  test('has everything in its place where a link leads to an anchor, and on the way back', async ({page}) => {
    await page.goto('/docs/getting-started');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    let treatment = treatmentOfEnd(page);
    await page.locator('main a[href="/docs/api#instance-methods"]').first().click();
    expect(await treatment).toBe('visible');
    await expect(page.locator('#instance-methods')).toBeInViewport();
    treatment = treatmentOfEnd(page);
    await page.goBack();
    expect(await treatment).toBe('visible');
  });
});

/** Returns the address of the script that the text of a page comes in. */
async function scriptOf(page: Page, path: string, text: string): Promise<string> {
  const found = page.waitForResponse(
    async response =>
      response.request().resourceType() === 'script' && (await response.text()).includes(text),
  );
  await page.goto(path);
  return (await found).url();
}

test.describe('a page whose address could not be cleaned', () => {
  // It is taken for another page first, so that its code is asked for late.
  test.use({expectedMessages: [/onRecoverableError: Error: Minified React error #\d+/]});

  test('[T-09] [B-02] shows nothing for 200 ms, then a spinner, after 10 s a way to try again, then the page', async ({
    page,
  }) => {
    const late = await scriptOf(page, '/docs/tips', 'These seven habits cost little');
    const release = await holdScripts(page, url => url === late);
    await page.addInitScript(() => {
      history.replaceState = () => {
        throw new Error('No history here');
      };
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.waitForRequest(late);
    await page.goto('/docs/tips/index.html', {waitUntil: 'commit'});
    await asked;
    const spinner = page.getByRole('status').filter({hasText: 'Loading…'});
    await expect(heading(page)).toHaveCount(0);
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeVisible();
    await page.clock.runFor(9_799);
    await expect(spinner).toBeVisible();
    // The ten seconds begin with the first picture, a frame or two after the code was asked for.
    await page.clock.runFor(201);
    await expect(page.getByRole('alert')).toContainText('takes longer to load');
    await page.getByRole('button', {name: 'Retry'}).click();
    release();
    await expect(heading(page)).toHaveText('Tips for a good gallery');
  });
});

test.describe('after a deployment', () => {
  test.use({expectedMessages: [/404 \(Not Found\)|ChunkLoadError/]});

  test('[S-16] a visit from an old tab loads the new page once, with a warning', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', message => message.type() === 'warning' && warnings.push(message.text()));
    await openStart(page);
    await page.route(SCRIPTS, gone);
    const loads = countLoads(page);
    await page.context().route('**/docs/requirements', async route => {
      await page.unroute(SCRIPTS, gone);
      await route.continue();
    });
    await sidebarLink(page, 'What do you need?').click();
    await expect(heading(page)).toHaveText('What do you need?');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page).toHaveURL('/docs/requirements');
    expect(loads()).toBe(1);
    expect(warnings).toEqual([expect.stringContaining('ChunkLoadError')]);
  });

  test('[S-16] a link that is only pointed at disturbs nobody', async ({page}) => {
    await openStart(page);
    const loads = countLoads(page);
    await page.route(SCRIPTS, gone);
    const refused = page.waitForResponse(
      response => response.status() === 404 && response.request().resourceType() === 'script',
    );
    const ignored = page.evaluate(
      () =>
        new Promise<boolean>(resolve =>
          window.addEventListener('unhandledrejection', event => resolve(event.defaultPrevented), {
            once: true,
          }),
        ),
    );
    await sidebarLink(page, 'What do you need?').hover();
    await refused;
    expect(await ignored).toBe(true);
    await expect(heading(page)).toHaveText('What is Mosaika?');
    expect(loads()).toBe(0);
  });
});

test.describe('the first code of a page', () => {
  test.use({expectedMessages: [/404 \(Not Found\)|ChunkLoadError/]});
  const isChunk = (url: string) => !/\/(main|runtime~main)\.[^/]+$/.test(url);
  const notice = (page: Page) => page.getByRole('alert');

  test('[S-16] [T-09] that fails loads the page once more, then offers Retry under the text that can be read', async ({
    page,
  }) => {
    await setOnline(page, true);
    const loads = countLoads(page);
    const refuse = (route: Route) => (isChunk(route.request().url()) ? gone(route) : route.continue());
    await page.route(SCRIPTS, refuse);
    await page.goto(START);
    await expect(notice(page)).toContainText('could not be loaded');
    expect(loads()).toBe(2);
    await expect(heading(page)).toHaveText('What is Mosaika?');
    await page.unroute(SCRIPTS, refuse);
    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice(page)).toHaveCount(0);
    expect(loads()).toBe(3);
  });

  test('[S-16] that fails once is there after the page was loaded once more', async ({page}) => {
    await setOnline(page, true);
    const loads = countLoads(page);
    await page.route(SCRIPTS, route =>
      isChunk(route.request().url()) && loads() === 1 ? gone(route) : route.continue(),
    );
    await page.goto(START);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(loads()).toBe(2);
  });

  test('[S-16] that fails without a connection leaves the text in view', async ({page}) => {
    await setOnline(page, false);
    const loads = countLoads(page);
    await page.route(SCRIPTS, route => (isChunk(route.request().url()) ? gone(route) : route.continue()));
    await page.goto(START);
    await expect(notice(page)).toBeVisible();
    expect(loads()).toBe(1);
  });
});

test.describe('fetching ahead', () => {
  const prefetched = (page: Page) =>
    page
      .locator('link[rel="prefetch"]')
      .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
  const pretend = (page: Page, connection: object) =>
    page.addInitScript(given => Object.defineProperty(navigator, 'connection', {value: given}), connection);

  test('[S-23] the code of linked pages is fetched, that of a page visited before not again', async ({
    page,
  }) => {
    await openStart(page);
    await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(10);
    const visit = async (name: string) => {
      await sidebarLink(page, name).click();
      await expect(heading(page)).toHaveText(name);
      await sidebarLink(page, name).hover();
      return (await prefetched(page)).length;
    };
    await visit('What do you need?');
    const known = await visit('What is Mosaika?');
    expect(await visit('What do you need?')).toBe(known);
  });

  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {effectiveType: '2g'},
    {effectiveType: 'slow-2g'},
  ])
    test(`[S-23] nothing is fetched ahead at ${JSON.stringify(connection)}`, async ({page}) => {
      await pretend(page, connection);
      await openStart(page);
      // A visit shows that all is at work but the fetching ahead.
      await sidebarLink(page, 'What do you need?').click();
      await expect(heading(page)).toHaveText('What do you need?');
      expect(await prefetched(page)).toEqual([]);
    });

  test('[S-23] a browser that does not name its type of connection fetches ahead', async ({page}) => {
    await pretend(page, {type: 'wifi'});
    await openStart(page);
    await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(10);
  });
});
