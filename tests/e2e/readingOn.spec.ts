import {expectAccessible} from '../support/expectAccessible';
import {expect, test} from '../support/test';

test('the way of a newcomer is at the end of its pages, with the place of each, and of no others', async ({
  page,
}) => {
  await page.goto('/docs/getting-started');
  const way = page.getByRole('navigation', {name: 'Step by step'});
  await expect(way.getByRole('listitem')).toHaveText(['Start', 'Style', 'Import']);
  await expect(way.locator('[aria-current="step"]')).toHaveText('Start');
  await way.getByRole('link', {name: 'Import'}).click();
  await expect(page).toHaveURL('/docs/importer/create');
  await expect(way.locator('[aria-current="step"]')).toHaveText('Import');
  for (const path of ['/docs/tips', '/docs/v1/styling']) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(way).toHaveCount(0);
  }
  await page.goto('/fr/docs/getting-started');
  await expect(
    page.getByRole('navigation', {name: 'Pas à pas'}).getByRole('link', {name: 'Habiller'}),
  ).toHaveAttribute('href', '/fr/docs/styling');
});

test('a post of a series says which part it is and leads to the others, the oldest first', async ({page}) => {
  await page.goto('/blog/version-2-has-landed');
  const series = page.getByRole('group').filter({hasText: 'Part 2 of 3: Releases'});
  const links = series.getByRole('link');
  await expect(links.first()).toBeHidden();
  await series.getByText('Part 2 of 3: Releases').click();
  await expect(links).toHaveCount(2);
  await expect(series.locator('[aria-current]')).toHaveText(
    await page.getByRole('heading', {level: 1}).innerText(),
  );
  await expect(links.first()).toHaveAttribute('href', '/blog/the-first-release');
  await links.last().click();
  await expect(page).toHaveURL('/blog/smaller-tiles');
  await expect(page.getByText('Part 3 of 3: Releases')).toBeVisible();
  await page.goto('/blog');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^Part \d of 3/)).toHaveCount(0);
});

test('a post says how long it takes to read', async ({page}) => {
  await page.goto('/blog/smaller-tiles');
  await expect(page.getByText(/min read/)).toBeVisible();
  await page.goto('/fr/blog/smaller-tiles');
  await expect(page.getByText(/minutes? de lecture/)).toBeVisible();
});

for (const [path, open] of [
  ['/docs/styling', null],
  ['/blog/smaller-tiles', 'Part 3 of 3: Releases'],
] as const)
  test(`${path} breaks no rule of accessibility with what leads on, narrow and wide, light and dark`, async ({
    page,
  }) => {
    await page.goto(path);
    if (open) await page.getByText(open).click();
    await expectAccessible(page, 'main');
  });
