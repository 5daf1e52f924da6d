import type {Locator, Page} from '@playwright/test';
import {DialogPage} from '../support/DialogPage';
import {expectAccessible} from '../support/expectAccessible';
import {expect, test} from '../support/test';

const PAGE = '/docs/integrations';

/** The rows of the dialog; a select has options as well. */
const hitsOf = (live: Locator) => live.getByRole('listbox', {name: 'Search results'}).getByRole('option');

/** Goes to the live dialog, and waits until it has results. */
async function openLive(page: Page) {
  const search = new DialogPage(page);
  await search.goto(PAGE);
  const live = page.getByRole('group', {name: 'Live dialog'});
  await live.scrollIntoViewIfNeeded();
  await expect(hitsOf(live).first()).toBeVisible({timeout: 20_000});
  return {search, live};
}

test('the live dialog comes when it is about to be seen, into room that was kept for it, and leaves focus and address alone', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', request => scripts.push(request.url()));
  await page.setViewportSize({width: 1440, height: 300});
  await new DialogPage(page).goto(PAGE);
  const live = page.getByRole('group', {name: 'Live dialog'});
  const height = (await live.boundingBox())?.height;
  expect(scripts.filter(url => url.includes('LivePlayground'))).toEqual([]);
  await live.scrollIntoViewIfNeeded();
  await expect(hitsOf(live).first()).toBeVisible({timeout: 20_000});
  expect((await live.boundingBox())?.height).toBe(height);
  await expect(page.locator('body')).toBeFocused();
  await expect(page).toHaveURL(PAGE);
});

test('what is chosen shows in the dialog and in the code of both packages', async ({page}) => {
  const {live} = await openLive(page);
  const before = await hitsOf(live).count();
  await live.getByRole('spinbutton', {name: 'maxResultsPerGroup'}).fill('1');
  await expect.poll(() => hitsOf(live).count()).toBeLessThan(before);
  await expect(live.getByRole('tabpanel')).toContainText('maxResultsPerGroup: 1,');

  await live.getByRole('textbox', {name: 'closeButtonText'}).fill('Shut');
  await expect(live.getByRole('button', {name: 'Shut'})).toBeVisible();
  await live.getByRole('combobox', {name: 'hitComponent'}).selectOption('url');
  // The first row asks.
  await expect(hitsOf(live).nth(1)).toContainText('/docs/');

  await live.getByRole('combobox', {name: 'theme'}).selectOption('dark');
  await live.getByLabel('--docsearch-modal-background').fill('#112233');
  await expect(live.locator('.DocSearch-Modal')).toHaveCSS('background-color', 'rgb(17, 34, 51)');
  await expect(live.getByText("html[data-theme='dark'] {")).toBeVisible();
  await live.getByRole('combobox', {name: 'theme'}).selectOption('light');
  await expect(live.locator('.DocSearch-Modal')).not.toHaveCSS('background-color', 'rgb(17, 34, 51)');

  await live.getByRole('tab', {name: 'React'}).click();
  await expect(live.getByRole('tabpanel')).toContainText("searchBox: {closeButtonText: 'Shut'}");
  await expect(live.getByRole('tabpanel')).toContainText('hitComponent={Hit}');

  await live.getByRole('button', {name: 'Take all of it back'}).click();
  await expect(live.getByRole('button', {name: 'Close'})).toBeVisible();
  await expect(live.getByRole('tabpanel')).not.toContainText('hitComponent');
});

test('it searches what is typed, keeps nothing of it, and makes way for the dialog of the page', async ({
  page,
}) => {
  const {search, live} = await openLive(page);
  await live.getByRole('combobox', {name: 'Search', exact: true}).fill('lightbox');
  await expect(hitsOf(live).first()).toContainText(/lightbox/i);
  await page.keyboard.press('Control+k');
  await expect(search.input).toBeFocused();
  await expect(search.dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(hitsOf(live).first()).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('RECENT')))).toEqual(
    [],
  );
});

test('axe objects to nothing in it, and it fits a phone', async ({page}) => {
  await openLive(page);
  await expectAccessible(page, '[role="group"][aria-label="Live dialog"]');
});
