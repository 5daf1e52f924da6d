import {crossedItems} from '../../support/crossedItems';
import {expect, test} from '../../support/test';

test('[S-04] the navbar leads to the documentation, the playground, the sign-up and the repository', async ({
  page,
}) => {
  await page.goto('/docs/api');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.getByRole('link', {name: 'Documentation'})).toHaveAttribute(
    'href',
    '/docs/what-is-docsearch',
  );
  await expect(navbar.getByRole('link', {name: 'Blog'})).toHaveAttribute('href', '/blog');
  await expect(navbar.getByRole('link', {name: 'Playground'})).toHaveAttribute(
    'href',
    'https://community.algolia.com/docsearch-playground/',
  );
  await expect(navbar.getByRole('link', {name: 'Sign up'})).toHaveAttribute(
    'href',
    /^https:\/\/dashboard\.algolia\.com\//,
  );
  await expect(navbar.getByRole('link', {name: 'GitHub'})).toHaveAttribute(
    'href',
    'https://github.com/algolia/docsearch',
  );
  await expect(navbar.getByRole('button', {name: 'Stable (v4.x)'})).toBeVisible();
});

test('[S-10] [E-06] [R-11] the footer links where it should and names logo and years', async ({page}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    [/^getting started$/i, '/docs/what-is-docsearch'],
    ['FAQ', '/docs/docsearch-program'],
    ['DocSearch v3', '/docs/v3/docsearch'],
    ['DocSearch v4 - Beta', '/docs/docsearch'],
    ['Sign up', /^https:\/\/dashboard\.algolia\.com\//],
    ['Issues', 'https://github.com/algolia/docsearch/issues'],
    ['Privacy', 'https://www.algolia.com/policies/privacy/'],
    ['Discord', /^https:\/\/(discord\.com|alg\.li)\//],
    ['GitHub', 'https://github.com/algolia/docsearch'],
    ['Twitter', 'https://twitter.com/docsearch_'],
    [/^Blog$/, '/blog'],
  ] as const) {
    await expect(footer.getByRole('link', {name}).first(), String(name)).toHaveAttribute('href', href);
  }
  const logo = footer.getByRole('img', {name: 'DocSearch'}).filter({visible: true});
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(132);
  await expect(footer).toContainText('2015-2025');
});

test('[R-11] the home page names the version of the site', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('4.2.0');
});

test('[S-03] nothing in the navbar meets its neighbor, with the longest name of a version', async ({
  page,
}) => {
  for (const path of ['/docs/legacy/tips', '/fr/docs/legacy/tips']) {
    await page.goto(path);
    for (const width of [997, 1060, 1061, 1200, 1201]) {
      await page.setViewportSize({width, height: 800});
      await expect(page.locator('.DocSearch-Button')).toBeInViewport({ratio: 1});
      await expect.poll(() => crossedItems(page), {message: `${path}, ${width} px`}).toEqual([]);
    }
  }
});
