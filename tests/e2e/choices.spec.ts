import type {Page} from '@playwright/test';
import {expectNoViolations} from '../support/expectNoViolations';
import {expect, test} from '../support/test';

const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true}).first();
const panel = (page: Page, name: string) =>
  page.getByRole('tabpanel', {name, exact: true, includeHidden: true}).first();
const keep = (page: Page, choice: string) =>
  page.addInitScript(value => {
    if (localStorage.getItem('docusaurus.tab.language') === null)
      localStorage.setItem('docusaurus.tab.language', value);
  }, choice);
const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

test('a choice holds in the address, on other pages and on the next visit', async ({page}) => {
  await page.goto('/docs/api');
  await hydrated(page);
  await tab(page, 'React').click();
  await expect(page).toHaveURL('/docs/api?framework=react');
  await expect(panel(page, 'React')).toBeVisible();
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Styling'}).click();
  await expect(page).toHaveURL('/docs/styling');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'API Reference'})
    .click();
  await expect(panel(page, 'React')).toBeVisible();
  await page.goto('/fr/docs/api');
  await expect(panel(page, 'React')).toBeVisible();
});

test('an address chooses, for later pages too, and goes before what was chosen', async ({page}) => {
  await keep(page, 'js');
  await page.goto('/docs/api?framework=react#lazyrowslimit');
  await expect(panel(page, 'React')).toBeVisible();
  await expect(panel(page, 'JavaScript')).toBeHidden();
  await hydrated(page);
  await page.goto('/docs/api');
  await expect(tab(page, 'React')).toHaveAttribute('aria-selected', 'true');
});

test('what no tabs offer, in the address or kept, changes nothing', async ({page}) => {
  await keep(page, 'elm');
  await page.goto('/docs/api?framework="]*{display:none}');
  await hydrated(page);
  await expect(panel(page, 'JavaScript')).toBeVisible();
  await expect(tab(page, 'JavaScript')).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('elm');
});

test('choices in one window reach the others', async ({page, context}) => {
  await page.goto('/docs/api');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/docs/api');
  await hydrated(other);
  await tab(other, 'React').click();
  await expect(panel(page, 'React')).toBeVisible();
});

test.describe('before the application has come', () => {
  test.use({expectedMessages: [/Failed to load resource|net::ERR/]});

  for (const [where, address] of [
    ['kept', '/docs/api'],
    ['asked for by the address', '/docs/api?framework=react'],
  ] as const)
    test(`the tab that is ${where} is the one shown`, async ({page}) => {
      if (where === 'kept') await keep(page, 'react');
      await page.route('**/assets/js/**', route => route.abort());
      await page.goto(address);
      await expect(panel(page, 'React')).toBeVisible();
      await expect(panel(page, 'JavaScript')).toBeHidden();
      const [chosen, first] = await Promise.all(
        ['React', 'JavaScript'].map(name =>
          tab(page, name).evaluate(element => getComputedStyle(element).color),
        ),
      );
      expect(chosen).not.toBe(first);
    });
});

test('nothing moves while the application takes over what the reader chose', async ({page}) => {
  await keep(page, 'react');
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver(list => shifts.push(...list.getEntries().map(entry => entry.toJSON()))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto('/docs/api');
  await hydrated(page);
  await expect(tab(page, 'React')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as unknown)).toEqual([]);
});

test('tabs are one stop of the Tab key, and arrows, Home and End go through them', async ({page}) => {
  await page.goto('/docs/getting-started');
  await hydrated(page);
  await tab(page, 'npm').focus();
  for (const [key, name] of [
    ['ArrowRight', 'yarn'],
    ['End', 'CDN'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'CDN'],
    ['Home', 'npm'],
    ['ArrowRight', 'yarn'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name), key).toBeFocused();
  }
  await expect(panel(page, 'npm')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(panel(page, 'yarn')).toBeVisible();
  await expect(page).toHaveURL('/docs/getting-started?package-manager=yarn');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
});

test('files that belong together are tabs named after them, narrow and wide, light and dark', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
  await page.goto('/docs/integrations');
  await hydrated(page);
  await expect(panel(page, 'pagewright.toml')).toBeVisible();
  await tab(page, 'lantern.config.js').click();
  await expect(panel(page, 'lantern.config.js').getByText('export default')).toBeVisible();
  await expect(panel(page, 'pagewright.toml')).toBeHidden();
  await expect(page).toHaveURL('/docs/integrations');
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({width, height: 900});
      await page.emulateMedia({reducedMotion: 'reduce', colorScheme});
      await expectNoViolations(page, '.tabs-container', {where: `${width}, ${colorScheme}`});
    }
});
