import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/test';

const UNTRANSLATED = '/fr/docs/styling';
const NOTE = 'Cette page n’est pas encore traduite';

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

async function goto(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
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
  await goto(page, '/docs/getting-started?from=here#installation');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const dropdown = navbar.getByRole('button', {name: 'English'});
  await dropdown.press('Enter');
  await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(navbar.getByRole('link', {name: 'English'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(navbar.getByRole('link', {name: 'Français'})).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/docs/getting-started?from=here#installation');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Débuter avec la v2');
  // Another language is another site: its page comes alive on its own.
  await hydrated(page);
  await page.getByRole('button', {name: 'Français'}).press('Enter');
  await page.getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL('/docs/getting-started?from=here#installation');
});

test('[S-18] a French page names its language, its address and its counterparts', async ({page}) => {
  await page.goto('/fr/docs/introduction');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const links = await page
    .locator('link[rel="canonical"], link[rel="alternate"][hreflang]')
    .evaluateAll(all =>
      all.map(link => [link.getAttribute('hreflang'), new URL(link.getAttribute('href') ?? '').pathname]),
    );
  expect(links).toEqual([
    [null, '/fr/docs/introduction'],
    ['en', '/docs/introduction'],
    ['fr', '/fr/docs/introduction'],
    ['x-default', '/docs/introduction'],
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

  await page.goto('/fr/docs/introduction');
  await expect(page.getByText(NOTE)).toHaveCount(0);
  expect(await languageOf('h1')).toBe('fr');

  await page.goto('/docs/styling');
  await expect(page.locator('main [lang]')).toHaveCount(0);
});

test('[S-07] on French pages each title that is English is marked as such', async ({page}) => {
  const languageOf = (text: Locator) =>
    text.evaluate(element => element.closest('[lang]')?.getAttribute('lang'));
  await page.goto('/fr/docs/getting-started');
  const sidebar = page.getByRole('navigation', {name: 'Menu de la documentation'});
  expect(await languageOf(sidebar.getByText('Styling', {exact: true}))).toBe('en');
  expect(await languageOf(sidebar.getByText('De quoi avez-vous besoin'))).toBe('fr');
  const ways = page.getByRole('navigation', {name: 'Pages de documentation'});
  expect(await languageOf(ways.getByText('De quoi avez-vous besoin'))).toBe('fr');
  expect(await languageOf(ways.getByText('Styling', {exact: true}))).toBe('en');
  expect(await languageOf(ways.getByText('Suivant'))).toBe('fr');

  await page.goto('/fr/blog/version-2-has-landed');
  const posts = page.getByRole('navigation', {name: 'Articles récents du blog'});
  expect(await languageOf(posts.getByText('Pictures without an account'))).toBe('en');
  expect(await languageOf(posts.getByText('2025', {exact: true}))).toBe('fr');
  const newer = page.getByRole('link', {name: /^Article plus récent/});
  expect(await languageOf(newer.getByText('2.1: smaller tiles'))).toBe('en');
  expect(await languageOf(newer.getByText('Article plus récent'))).toBe('fr');

  await page.goto('/docs/getting-started');
  await expect(page.locator('main [lang], aside [lang]')).toHaveCount(0);
});

test('[S-07] a post without translation says so, with its date in French', async ({page}) => {
  await page.goto('/fr/blog/version-2-has-landed');
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.locator('[lang="en"]').getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText('15 septembre 2025')).toBeVisible();
});

test('[N-05] a search in French finds French pages first, and English ones marked as such', async ({
  page,
}) => {
  await goto(page, '/fr/docs/getting-started');
  const {options} = await search(page, 'importer');
  const english = options.filter({hasText: 'anglais'}).first();
  await expect(english.locator('.DocSearch-Hit-content-wrapper')).toHaveAttribute('lang', 'en');
  await expect(english.locator('.DocSearch-Hit-language')).toHaveText('anglais');

  await page.getByRole('combobox').fill('de quoi avez-vous besoin');
  await expect(options.first()).toHaveAttribute('href', '/fr/docs/requirements');
  await expect(options.first()).not.toContainText('anglais');

  await goto(page, '/fr/search?q=importer');
  await expect(page.getByRole('heading', {level: 2}).and(page.locator('[lang="en"]')).first()).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByText(/· anglais$/).first()).toBeVisible();
});

test('[D-18] queries to try instead are marked where they are English', async ({page}) => {
  await goto(page, '/fr/docs/getting-started');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('stylesheetxqzwvkj');
  const list = page.getByRole('list', {name: 'Essayez de chercher'});
  await expect(list.getByRole('button', {name: 'Styling'})).toHaveAttribute('lang', 'en', {timeout: 15_000});
  await page.getByRole('combobox').fill('galeriexqzwvkj');
  await expect(list.getByRole('button', {name: 'Styling'})).toHaveCount(0);
  await expect(list.getByRole('button').first()).not.toHaveAttribute('lang');
});

test('[D-22] a question in French is answered from the French pages', async ({page}) => {
  await goto(page, '/fr/docs/getting-started');
  const {dialog} = await search(page, 'Combien coûte Mosaika ?');
  await dialog.getByRole('option', {name: /^Demander à l’IA/}).click();
  await expect(dialog.getByText('La documentation indique, dans')).toBeVisible({timeout: 15_000});
  await expect(dialog.getByRole('link', {name: /Combien cela coûte-t-il/}).first()).toHaveAttribute(
    'href',
    '/fr/docs/faq#cost',
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

test('[S-07] the French dialog names the Escape key as French keyboards do, in its footer and in its list of keys', async ({
  page,
}) => {
  await goto(page, '/fr/docs/getting-started');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Rechercher', exact: true});
  await expect(dialog.getByRole('img', {name: 'Touche Échap'})).toHaveText('Échap');
  await dialog.getByRole('button', {name: 'Touches'}).click();
  await expect(dialog.getByRole('region', {name: 'Touches'}).getByText('Échap', {exact: true})).toBeVisible();
});
