import {expect, test} from '../support/dialogTest';

test('[R-02] [S-18] the results page answers the query of its address, and asks not to be indexed', async ({
  page,
}) => {
  await page.goto('/search?q=importer');
  await expect(page.getByRole('searchbox')).toHaveValue('importer');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle('Search results for "importer" | Mosaika');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  const links = page.getByRole('article').getByRole('link');
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/(docs|blog)/);
});

test('[R-02] typing replaces the query of the address, Enter makes it an entry of the history', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.getByText('Type a word, an option or a question.')).toBeVisible();
  const field = page.getByRole('searchbox');
  await field.fill('styling');
  await expect(page).toHaveURL('/search?q=styling');
  await field.press('Enter');
  await field.fill('captioning');
  await expect(page).toHaveURL('/search?q=captioning');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=styling');
  await expect(field).toHaveValue('styling');
  await expect(
    page.getByRole('article').getByRole('heading', {name: 'Styling', level: 2}).first(),
  ).toBeVisible();
  await page.goForward();
  await expect(field).toHaveValue('captioning');
});

test('[R-02] [N-05] versions say what they would find, and are links', async ({page}) => {
  await page.goto('/search?q=importer');
  const versions = page.getByRole('navigation', {name: 'Version searched'});
  const legacy = versions.getByRole('link', {name: /Legacy \(v1\.0 - v1\.x\)/});
  await expect(legacy).toContainText(/\d+$/);
  const count = (await legacy.innerText()).match(/(\d+)$/)?.[1];
  await legacy.click();
  await expect(page).toHaveURL('/search?q=importer&version=docs-default-v1');
  await expect(legacy).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(`${count} results`, {exact: true})).toBeVisible();
  await expect(page.getByRole('article').getByRole('link').first()).toHaveAttribute('href', /^\/docs\/v1\//);
});

test('[R-02] further results come page by page, with the focus on what is new', async ({page}) => {
  await page.goto('/search?q=importer');
  const first = await page.getByRole('article').first().innerText();
  await page.getByRole('link', {name: 'More results'}).click();
  await expect(page).toHaveURL('/search?q=importer&page=2');
  await expect(page.getByRole('article').first()).not.toHaveText(first);
  await expect(page.getByText(/^\d+ results$/)).toBeFocused();
  await page.getByRole('link', {name: 'Previous results'}).click();
  await expect(page).toHaveURL('/search?q=importer');
});

test('[R-02] [D-17] nothing found is said, and the dialog takes the query on', async ({page, search}) => {
  await page.goto('/search?q=eirghuierge');
  await expect(page.getByText('No results found for “eirghuierge”')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', {name: 'Try other words, or ask AI'}).click();
  await expect(search.input).toHaveValue('eirghuierge');
});
