import type {Page} from '@playwright/test';
import {expectNoViolations} from '../support/expectNoViolations';
import {expect, test} from '../support/test';

const BASE = '/documentation';
const MIRRORED = `${BASE}/ar-XB`;

async function goto(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

async function openDialog(page: Page, query: string) {
  await page.keyboard.press('Control+k');
  const dialog = page.locator('dialog');
  await dialog.getByRole('combobox').fill(query);
  await expect(dialog.getByRole('listbox')).toBeVisible({timeout: 15_000});
  return dialog;
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const directionOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => getComputedStyle(element).direction);

/** Returns the distance of the start of an element from that of the window, in a page from right to left. */
const distanceFromRight = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => document.documentElement.clientWidth - element.getBoundingClientRect().right);

test.describe('under a sub-path', () => {
  test('[R-01][R-03] home page and documentation stand below it, and nothing is asked for outside', async ({
    page,
  }) => {
    const outside: string[] = [];
    page.on('request', request => {
      const {pathname} = new URL(request.url());
      if (!pathname.startsWith(`${BASE}/`)) outside.push(pathname);
    });
    await goto(page, `${BASE}/`);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'Documentation', exact: true})
      .click();
    await expect(page).toHaveURL(`${BASE}/docs/introduction`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('What is Mosaika?');
    const dialog = await openDialog(page, 'styling');
    await dialog
      .getByRole('option', {name: /^Styling/})
      .first()
      .click();
    await expect(page).toHaveURL(`${BASE}/docs/styling`);
    expect(outside).toEqual([]);
  });

  test('[D-22][D-28] a question is answered with links that stand below it', async ({page}) => {
    await goto(page, `${BASE}/docs/getting-started`);
    const dialog = await openDialog(page, 'How often does the importer run?');
    await dialog.getByRole('option', {name: /^Ask AI/}).click();
    const source = dialog.locator(`a[href^="${BASE}/docs/"]`).first();
    await expect(source).toBeVisible({timeout: 15_000});
  });

  test('[S-07][S-08] language and version change in place', async ({page}) => {
    await goto(page, `${BASE}/docs/styling`);
    await page.getByRole('button', {name: 'Stable (v2.x)'}).hover();
    await page.getByRole('link', {name: 'Legacy (v1.0 - v1.x)'}).click();
    await expect(page).toHaveURL(`${BASE}/docs/v1/styling`);
    await page.getByRole('button', {name: 'English'}).hover();
    await page.getByRole('link', {name: 'Mirrored'}).click();
    await expect(page).toHaveURL(`${MIRRORED}/docs/v1/styling`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('[S-18] the sitemap of a language names the languages that the site has', async ({request}) => {
    const sitemap = await (await request.get(`${MIRRORED}/sitemap.xml`)).text();
    const [, page = ''] = /docs\/tips<\/loc>(.*?)<\/url>/s.exec(sitemap) ?? [];
    const counterparts = [...page.matchAll(/hreflang="([^"]+)" href="[^"]*?(\/documentation[^"]*)"/g)];
    expect(counterparts.map(([, language, path]) => [language, path])).toEqual([
      ['en', `${BASE}/docs/tips`],
      ['ar-XB', `${MIRRORED}/docs/tips`],
      ['x-default', `${BASE}/docs/tips`],
    ]);
  });

  test('old addresses and suffixed ones lead to their pages', async ({page}) => {
    await page.goto(`${BASE}/docs/run-it-yourself`);
    await page.waitForURL(`**${BASE}/docs/v1/run-it-yourself`);
    await goto(page, `${BASE}/docs/tips/index.html`);
    await expect(page).toHaveURL(`${BASE}/docs/tips`);
  });
});

test.describe('from right to left', () => {
  for (const width of [320, 1440])
    test(`at ${width} px nothing scrolls sideways and axe finds nothing`, async ({page}) => {
      test.slow();
      await page.setViewportSize({width, height: 800});
      for (const path of ['/', '/docs/getting-started', '/docs/v1/styling', '/blog', '/search?q=style']) {
        await goto(page, MIRRORED + path);
        await expect.poll(() => sidewaysScroll(page), {message: path}).toBe(0);
      }
      await goto(page, `${MIRRORED}/docs/getting-started`);
      await expectNoViolations(page, 'html');
      const dialog = await openDialog(page, 'style');
      await expect.poll(() => dialog.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0);
      await expectNoViolations(page, 'html');
    });

  test('the page is mirrored, code and text of another language are not', async ({page}) => {
    await goto(page, `${MIRRORED}/docs/getting-started`);
    await expect.poll(() => distanceFromRight(page, '.theme-doc-sidebar-container')).toBe(0);
    await expect.poll(() => distanceFromRight(page, '.navbar__logo')).toBeLessThan(100);
    expect(await directionOf(page, 'main h1')).toBe('rtl');
    expect(await directionOf(page, 'main pre')).toBe('ltr');
    expect(await directionOf(page, 'main p code')).toBe('ltr');
    expect(await directionOf(page, 'main figure svg')).toBe('ltr');

    await goto(page, `${MIRRORED}/docs/v1/styling`);
    expect(await directionOf(page, 'main h1')).toBe('ltr');
    expect(await directionOf(page, '.theme-doc-breadcrumbs')).toBe('rtl');
    const title = page.locator('.theme-doc-sidebar-menu').getByText('What is Mosaika?');
    const [letter, mark] = await title.evaluate(element =>
      [-2, -1].map(place => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const range = document.createRange();
        range.setStart(text, text.length + place);
        range.setEnd(text, text.length + place + 1);
        return range.getBoundingClientRect().left;
      }),
    );
    expect(mark).toBeGreaterThan(letter ?? Infinity);
  });

  test('in an answer code is written from left to right', async ({page}) => {
    await goto(page, `${MIRRORED}/docs/getting-started`);
    const dialog = await openDialog(page, 'style');
    await dialog.getByRole('option', {name: /^Ask AI/}).click();
    await expect(dialog.locator('pre').first()).toBeVisible({timeout: 15_000});
    await expect.poll(() => directionOf(page, 'dialog pre')).toBe('ltr');
    expect(await directionOf(page, 'dialog form')).toBe('rtl');
  });

  test('[S-05] the mobile menu opens from the right', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await goto(page, `${MIRRORED}/docs/getting-started`);
    await page.locator('.navbar__toggle').click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect.poll(() => distanceFromRight(page, '.navbar-sidebar')).toBe(0);
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  });
});
