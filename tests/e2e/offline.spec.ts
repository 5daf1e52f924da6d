import type {Page} from '@playwright/test';
import {AskPage} from '../support/AskPage';
import {expect, test} from '../support/deployTest';
import {expectAccessible} from '../support/expectAccessible';

// What is not answered says so in the console, and so does what an old page asks for ahead and a new release has not.
test.use({expectedMessages: [/net::ERR_|404 .*\/assets\/js\//]});

const NOTICE = 'A newer version of these pages is ready.';

const footer = (page: Page) => page.locator('.footer__copyright');

/** Waits until the page in view is kept with all that it loaded. */
async function expectKept(page: Page): Promise<void> {
  const isKept = async () => {
    if (!navigator.serviceWorker.controller) return false;
    const loaded = performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter(name => /\/assets\/(?:js|css)\//.test(name));
    const found = await Promise.all(
      [window.location.origin + window.location.pathname, ...loaded].map(url => caches.match(url)),
    );
    return found.every(response => response !== undefined);
  };
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

/** Visits a page and waits until it is kept. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectKept(page);
}

/** Goes to another page as a link within the site does: its markup is not asked for. */
async function followLink(page: Page): Promise<void> {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'Integrations'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Integrations'})).toBeVisible();
}

/** Asks whether there is a new release, as the browser does with each visit. */
const lookForRelease = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

/** The caches of pages and of what they need, one each for a release that is kept. */
const keptCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter(name => /^(?:pages|assets):/.test(name)));

test('without a connection, pages that were visited are there, by a link within the site or from outside, and so are search and answers', async ({
  page,
  deployment,
}) => {
  await visit(page, deployment.urlOf('docs/tips'));
  await followLink(page);
  await expectKept(page);
  await deployment.stop();

  await page.reload();
  await expect(page.getByRole('heading', {level: 1, name: 'Integrations'})).toBeVisible();
  const ask = new AskPage(page);
  await ask.goto(deployment.urlOf('docs/tips?from=a-mail'));
  await ask.open();
  await ask.search('styling');
  await expect(ask.options.first()).toBeVisible();
  await ask.ask();
});

test('without a connection, a page that was not visited says so, names those that were, and comes when the connection does', async ({
  page,
  deployment,
}) => {
  await visit(page, deployment.urlOf('docs/tips'));
  await deployment.stop();

  await page.goto(deployment.urlOf('docs/faq'));
  await expect(page.getByRole('heading', {level: 1, name: 'You are offline'})).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').getByRole('link')).toHaveText(['Tips for a good gallery']);
  await expectAccessible(page, 'main', {followsSystem: false});
  await main.getByRole('link', {name: 'Tips for a good gallery'}).click();
  await expect(page).toHaveURL(deployment.urlOf('docs/tips'));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();

  await page.goto(deployment.urlOf('docs/faq'));
  await deployment.start();
  await page.getByRole('link', {name: 'Try this page again'}).click();
  await expect(page).toHaveURL(deployment.urlOf('docs/faq'));
  await expect(page.getByRole('heading', {level: 1, name: 'You are offline'})).toHaveCount(0);
});

test('a new release is announced and waits for the reader; until then all is the old one, then all is the new one', async ({
  page,
  deployment,
}) => {
  await visit(page, deployment.urlOf('docs/captions'));
  await visit(page, deployment.urlOf('docs/tips'));
  const old = await footer(page).innerText();
  const oldCaches = await keptCaches(page);

  deployment.deploy('agent');
  await lookForRelease(page);
  const notice = page.getByRole('status').filter({hasText: NOTICE});
  await expect(notice).toBeVisible();
  await expectAccessible(page, '.ds-edge-notice', {followsSystem: false});
  await expect(footer(page)).toHaveText(old);

  await deployment.stop();
  for (const visited of ['docs/captions', 'docs/tips']) {
    await page.goto(deployment.urlOf(visited));
    await expect(footer(page)).toHaveText(old);
  }

  await deployment.start();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', {name: 'Show it'}).click();
  await expect(footer(page)).toHaveText('The next release');
  await expect(notice).toHaveCount(0);
  await expect
    .poll(async () => (await keptCaches(page)).filter(name => oldCaches.includes(name)))
    .toEqual([]);

  await deployment.stop();
  for (const visited of ['docs/captions', 'docs/tips']) {
    await page.goto(deployment.urlOf(visited));
    await expect(footer(page)).toHaveText('The next release');
  }
});

test('a new release that the reader puts off is not shown, and not announced again in that page', async ({
  page,
  deployment,
}) => {
  await visit(page, deployment.urlOf('docs/tips'));
  await followLink(page);
  await expectKept(page);
  await page.goto(deployment.urlOf('docs/tips'));
  const old = await footer(page).innerText();
  deployment.deploy('agent');
  await lookForRelease(page);
  const notice = page.getByRole('status').filter({hasText: NOTICE});
  await notice.getByRole('button', {name: 'Later'}).click();
  await expect(notice).toHaveCount(0);
  await lookForRelease(page);
  await followLink(page);
  await expect(notice).toHaveCount(0);
  await expect(footer(page)).toHaveText(old);
});

test('a site that keeps nothing any more takes back what it kept', async ({page, deployment}) => {
  await visit(page, deployment.urlOf('docs/tips'));
  deployment.retire();
  await lookForRelease(page);
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
    ]);
  await expect.poll(left).toEqual([]);
});
