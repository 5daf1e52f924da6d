import {DOC_PAGES} from '../pages';
import {expect, test} from '../../support/test';

const VERSIONS = [
  {row: 'R-03', base: '/docs', label: 'Stable (v4.x)'},
  {row: 'R-04', base: '/docs/v4', label: 'Stable (v4.x)'},
  {row: 'R-05', base: '/docs/v3', label: 'Legacy (v3.x)'},
  {row: 'R-06', base: '/docs/legacy', label: 'Legacy (v1.x - v2.x)'},
] as const;

test('[R-01] the home page', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page).toHaveTitle(/DocSearch/);
});

for (const {row, base, label} of VERSIONS) {
  test(`[${row}] [R-07] [S-19] the pages under ${base}, each with its title and its sidebar`, async ({
    page,
  }) => {
    test.setTimeout(DOC_PAGES[base].length * 10_000);
    for (const id of DOC_PAGES[base]) {
      const response = await page.goto(`${base}/${id}`);
      expect(response?.status(), id).toBe(200);
      const heading = page.getByRole('heading', {level: 1});
      await expect(heading, id).toHaveCount(1);
      await expect(page, id).toHaveTitle(`${await heading.innerText()} | DocSearch`);
      await expect(
        page
          .getByRole('button', {name: label})
          .or(page.getByRole('link', {name: label}))
          .first(),
        id,
      ).toBeVisible();
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'}), id).toHaveCount(
        id === 'scraper-overview' ? 0 : 1,
      );
    }
  });
}

test('[R-05] the v3 version has neither the examples nor the AI pages', async ({request}) => {
  for (const path of ['/docs/v3/examples', '/docs/v3/migrating-from-v3', '/docs/v3/v4/askai']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('[R-10] the documentation covers the product, who may have it, and everything from the crawler to the migrations', async ({
  request,
}) => {
  for (const [path, topic] of [
    ['what-is-docsearch', 'What is DocSearch?'],
    ['who-can-apply', 'Who can apply?'],
    ['how-does-it-work', 'How does it work?'],
    ['create-crawler', /crawler/i],
    ['manage-your-crawls', /crawls/i],
    ['required-configuration', /configuration/i],
    ['record-extractor', /record/i],
    ['styling', /styling/i],
    ['integrations', /integrations/i],
    ['api', /API/],
    ['v4/askai', /Ask AI/],
    ['migrating-from-v3', /v3/],
    ['migrating-from-legacy', /legacy/i],
    ['v3/migrating-from-v2', /v2/],
  ] as const) {
    const html = await (await request.get(`/docs/${path}`)).text();
    const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
    if (typeof topic === 'string') expect(title, path).toBe(topic);
    else expect(title, path).toMatch(topic);
    const words =
      (/<article>.*<\/article>/s.exec(html)?.[0] ?? '').replace(/<[^>]+>/g, ' ').match(/\p{L}{2,}/gu) ?? [];
    expect(words.length, `${path} says something`).toBeGreaterThan(250);
  }
});

test.describe('an address that does not exist', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  for (const path of [
    '/nowhere',
    '/docs/nowhere',
    '/docs/v3/nowhere',
    '/blog/nowhere',
    '/docs/legacy/askai',
  ]) {
    test(`[R-08] ${path} shows the not-found page`, async ({page}) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found|could not find|no page/i);
    });
  }
});

test('[R-09] the blog has lists, posts, tags and authors', async ({page}) => {
  await page.goto('/blog');
  const post = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  const title = await post.innerText();
  await post.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await page.goto('/blog/tags');
  await page.getByRole('main').locator('a[href^="/blog/tags/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/tags\/[\w-]+/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/blog/authors');
  await page.getByRole('main').locator('a[href^="/blog/authors/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/authors\/[\w-]+/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('old addresses lead to their pages', async ({page}) => {
  for (const [from, to] of [
    ['/docs/run-your-own', '/docs/legacy/run-your-own'],
    ['/docs/config-file', '/docs/legacy/config-file'],
    ['/docs/dropdown', '/docs/legacy/dropdown'],
    ['/docs/apply', '/docs/who-can-apply'],
  ] as const) {
    await page.goto(from);
    await page.waitForURL(`**${to}`);
  }
});
