import type {Page} from '@playwright/test';
import {expect, test} from '../support/askTest';
import {expectNoViolations} from '../support/expectNoViolations';

const doc = '/docs/api';
const post = '/blog/pictures-without-an-account';
const menuButton = (page: Page) => page.getByRole('button', {name: 'Use this page'});

test.use({reducedMotion: 'reduce'});

for (const path of [doc, post])
  test(`the menu of ${path} copies its Markdown, and leads to it`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    await menuButton(page).click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const markdown = await page.request.get(`${path}.md`);
    expect(copied).toBe(await markdown.text());
    expect(copied).toContain('# ');
    const link = page.getByRole('link', {name: 'View as Markdown'});
    await expect(link).toHaveAttribute('href', `${path}.md`);
  });

test('a copy that fails is said, with what else to do', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(doc);
  await menuButton(page).click();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: 'view the Markdown instead'})).toBeVisible();
});

test('the menu opens, is gone through and closes by keyboard', async ({page}) => {
  await page.goto(doc);
  const button = menuButton(page);
  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', {level: 1}).click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the open menu has nothing that axe finds, on a phone as well, and stays on the screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(doc);
  await menuButton(page).click();
  const link = page.getByRole('link', {name: 'View as Markdown'});
  const box = await link.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await expectNoViolations(page, 'main');
});

test('outside assistants are those of the configuration, and get the address of the Markdown', async ({
  page,
}) => {
  await page.goto(doc);
  await menuButton(page).click();
  const links = page.getByRole('link', {name: /^Open in /});
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.protocol).toBe('https:');
    expect(url.searchParams.get('q')).toContain(`${doc}.md`);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('asking about the page answers from that page alone, until the reader asks all of them', async ({
  ask,
  page,
}) => {
  await page.goto(doc);
  const title = await page.getByRole('heading', {level: 1}).innerText();
  const heading = page.getByRole('main').getByRole('heading', {level: 2}).first();
  const words = (await heading.innerText()).replace(/\u200b/g, '').trim();
  await menuButton(page).click();
  await page.getByRole('button', {name: 'Ask about this page'}).click();
  await expect(ask.dialog.getByText(`About this page: ${title}`)).toBeVisible();
  await expect(ask.question).toBeFocused();
  await ask.question.fill(words);
  await page.keyboard.press('Enter');
  await ask.answered();
  const quoted = ask.exchanges.first().locator('.DocSearch-Markdown-Content a').first();
  await expect(quoted).toHaveAttribute('href', new RegExp(`^${doc}(#|$)`));
  await ask.dialog.getByRole('button', {name: 'Ask the whole documentation'}).click();
  await expect(ask.dialog.getByText('About this page:')).toHaveCount(0);
  await expect(ask.question).toBeFocused();
});

test('the dialog that was asked about a page gives the focus back to the menu', async ({ask, page}) => {
  await page.goto(doc);
  await menuButton(page).click();
  await page.getByRole('button', {name: 'Ask about this page'}).click();
  await expect(ask.question).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(ask.dialog).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
});
