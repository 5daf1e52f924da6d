import {expect, test} from '../support/dialogTest';
import {expectAccessible} from '../support/expectAccessible';

test('a question mark in the empty field shows the keys; Escape closes them first, then the dialog', async ({
  search,
}) => {
  await search.goto();
  await search.open();
  await search.page.keyboard.press('?');
  const keys = search.dialog.getByRole('region', {name: 'Keys'});
  await expect(keys).toBeFocused();
  await expect(keys).toContainText('Open or close the search');
  await expect(search.input).toHaveValue('');
  await expectAccessible(search.page, '.DocSearch-Modal');
  await search.page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(search.input).toBeFocused();
  await search.page.keyboard.press('Escape');
  await search.expectClosed();
});

test('the button at the end of the footer shows the keys and takes them away', async ({search}) => {
  await search.goto();
  await search.open();
  const button = search.dialog.getByRole('button', {name: 'Keys'});
  const keys = search.dialog.getByRole('region', {name: 'Keys'});
  await button.click();
  await expect(keys).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(keys).toHaveCount(0);
});

test('a question mark behind other words is one', async ({search}) => {
  await search.goto();
  await search.open();
  await search.input.pressSequentially('what?');
  await expect(search.input).toHaveValue('what?');
  await expect(search.dialog.getByRole('region', {name: 'Keys'})).toHaveCount(0);
});

test('a question mark on a row of the start screen shows the keys, and Escape leads back to the row', async ({
  search,
}) => {
  await search.goto();
  await search.open();
  await search.page.keyboard.press('ArrowDown');
  const first = search.dialog.getByRole('link').first();
  await expect(first).toBeFocused();
  await search.page.keyboard.press('?');
  await expect(search.dialog.getByRole('region', {name: 'Keys'})).toBeFocused();
  await expect(search.input).toHaveValue('');
  await search.page.keyboard.press('Escape');
  await expect(search.dialog.getByRole('region', {name: 'Keys'})).toHaveCount(0);
});
