import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/test';

/** Old versions stay English. */
const UNTRANSLATED = '/fr/docs/v3/styling';
const NOTE = 'Cette page n’est pas encore traduite';

async function goto(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens the French dialog and types a query. */
async function search(page: Page, query: string) {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Rechercher', exact: true});
  await dialog.getByRole('combobox').fill(query);
  const options = dialog.getByRole('option').filter({hasNotText: /^Demander à l’IA/});
  await expect(options.first()).toBeVisible({timeout: 15_000});
  return {dialog, options};
}

test('[S-07] the language dropdown leads by keyboard to the same place of the page in the other language', async ({
  page,
}) => {
  await goto(page, '/docs/docsearch?from=here#installation');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const dropdown = navbar.getByRole('button', {name: 'English'});
  await dropdown.press('Enter');
  await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(navbar.getByRole('link', {name: 'English'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(navbar.getByRole('link', {name: 'Français'})).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/docs/docsearch?from=here#installation');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Débuter avec la v4');
  await page.getByRole('button', {name: 'Français'}).press('Enter');
  await page.getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL('/docs/docsearch?from=here#installation');
});

test('[S-18] a French page names its language, its address and its counterparts', async ({page}) => {
  await page.goto('/fr/docs/what-is-docsearch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const links = await page
    .locator('link[rel="canonical"], link[rel="alternate"][hreflang]')
    .evaluateAll(all =>
      all.map(link => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
    );
  expect(links).toEqual([
    [null, '/fr/docs/what-is-docsearch'],
    ['en', '/docs/what-is-docsearch'],
    ['fr', '/fr/docs/what-is-docsearch'],
    ['x-default', '/docs/what-is-docsearch'],
  ]);
  const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);
  await expect(meta('og:locale')).toHaveAttribute('content', 'fr');
  await expect(meta('docsearch:language')).toHaveAttribute('content', 'fr');
});

test('[S-18] the sitemap of each language names every page in all of them', async ({request}) => {
  for (const path of ['/sitemap.xml', '/fr/sitemap.xml']) {
    const sitemap = await (await request.get(path)).text();
    const [entry] = /<url>(?:(?!<\/url>).)*\/docs\/styling<\/loc>.*?<\/url>/s.exec(sitemap) ?? [''];
    for (const [language, address] of [
      ['en', '/docs/styling'],
      ['fr', '/fr/docs/styling'],
      ['x-default', '/docs/styling'],
    ])
      expect(entry, path).toMatch(new RegExp(`hreflang="${language}" href="https://[^/]+${address}"`));
  }
});

test('[S-07] a page without translation says so in French and marks its text as English', async ({page}) => {
  await page.goto(UNTRANSLATED);
  await expect(page.getByText(NOTE)).toBeVisible();
  const languageOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => element.closest('[lang]')?.getAttribute('lang'));
  expect(await languageOf('h1')).toBe('en');
  expect(await languageOf('.theme-doc-markdown p')).toBe('en');
  expect(await languageOf('.table-of-contents a')).toBe('en');
  expect(await languageOf('.breadcrumbs__item:nth-child(2) > *')).toBe('fr');
  expect(await languageOf('.breadcrumbs__item--active > *')).toBe('en');

  await page.goto('/fr/docs/what-is-docsearch');
  await expect(page.getByText(NOTE)).toHaveCount(0);
  expect(await languageOf('h1')).toBe('fr');

  await page.goto('/docs/styling');
  await expect(page.locator('main [lang]')).toHaveCount(0);
});

test('[S-07] on French pages each title that is English is marked as such', async ({page}) => {
  const languageOf = (text: Locator) =>
    text.evaluate(element => element.closest('[lang]')?.getAttribute('lang'));
  await page.goto('/fr/docs/v3/api');
  const sidebar = page.getByRole('navigation', {name: 'Menu de la documentation'});
  expect(await languageOf(sidebar.getByText('Styling', {exact: true}))).toBe('en');
  expect(await languageOf(sidebar.getByText('Sous le capot'))).toBe('fr');
  const ways = page.getByRole('navigation', {name: 'Pages de documentation'});
  expect(await languageOf(ways.getByText('Styling', {exact: true}))).toBe('en');
  expect(await languageOf(ways.getByText('Suivant'))).toBe('fr');

  await page.goto('/fr/docs/docsearch');
  expect(await languageOf(sidebar.getByText('Qui peut candidater'))).toBe('fr');
  expect(await languageOf(ways.getByText('Qui peut candidater'))).toBe('fr');

  await page.goto('/fr/blog/markdown-indices');
  const posts = page.getByRole('navigation', {name: 'Articles récents du blog'});
  expect(await languageOf(posts.getByText('DocSearch v3 est stable'))).toBe('fr');
  const older = page.getByRole('link', {name: /^Article plus ancien/});
  expect(await languageOf(older.getByText('DocSearch v3 est stable'))).toBe('fr');

  await page.goto('/docs/docsearch');
  await expect(page.locator('main [lang], aside [lang]')).toHaveCount(0);
});

test('[S-07] a post has its title and its date in French', async ({page}) => {
  await page.goto('/fr/blog/docsearch-v3-is-stable');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('DocSearch v3 est stable');
  await expect(page.getByText('22 février 2022').first()).toBeVisible();
  await expect(page.getByText(NOTE)).toHaveCount(0);
});

test('[N-05] a search in French finds French pages first, and English ones marked as such', async ({
  page,
}) => {
  await goto(page, UNTRANSLATED);
  const {options} = await search(page, 'styling');
  const english = options.filter({hasText: 'anglais'}).first();
  await expect(english.locator('.DocSearch-Hit-content-wrapper')).toHaveAttribute('lang', 'en');
  await expect(english.locator('.DocSearch-Hit-language')).toHaveText('anglais');

  await goto(page, '/fr/docs/docsearch');
  await search(page, 'qui peut candidater');
  await expect(options.first()).toHaveAttribute('href', '/fr/docs/who-can-apply');
  await expect(options.first()).not.toContainText('anglais');

  await goto(page, '/fr/search?q=styling&version=docs-default-v3');
  await expect(page.getByRole('heading', {level: 2}).and(page.locator('[lang="en"]')).first()).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByText(/· anglais$/).first()).toBeVisible();
});

test('[D-18] queries to try instead are marked where they are English', async ({page}) => {
  await goto(page, '/fr/docs/v3/docsearch');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('stylesheetxqzwvkj');
  const list = page.getByRole('list', {name: 'Essayez de chercher'});
  await expect(list.getByRole('button', {name: 'Styling'})).toHaveAttribute('lang', 'en', {timeout: 15_000});

  await goto(page, '/fr/docs/docsearch');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('candidaterxqzwvkj');
  await expect(list.getByRole('button').first()).toBeVisible({timeout: 15_000});
  await expect(list.getByRole('button').first()).not.toHaveAttribute('lang');
});

test('[D-22] a question in French is answered from the French pages', async ({page}) => {
  await goto(page, '/fr/docs/docsearch');
  const {dialog} = await search(page, 'Combien coûte DocSearch ?');
  await dialog.getByRole('option', {name: /^Demander à l’IA/}).click();
  await expect(dialog.getByText('La documentation indique, dans')).toBeVisible({timeout: 15_000});
  await expect(dialog.getByRole('link', {name: /Combien cela coûte-t-il/}).first()).toHaveAttribute(
    'href',
    '/fr/docs/docsearch-program#cost',
  );
});

test.describe('an address below the French pages that does not exist', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  test('[R-08] is answered in French, and stays in the address bar', async ({page}) => {
    await goto(page, '/fr/docs/nulle-part?a=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page introuvable');
    await expect(page).toHaveURL('/fr/docs/nulle-part?a=1');
  });
});
