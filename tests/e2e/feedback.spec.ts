import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/expectAccessible';
import {expect, test} from '../support/test';

// The form of the documentation without an endpoint for votes.

const vote = (page: Page, name: string) =>
  page.getByRole('region', {name: 'Was this page helpful?'}).getByRole('button', {name, exact: true});

test('without an endpoint a vote becomes an issue, with the page and what the reader wrote', async ({
  page,
}) => {
  await page.goto('/docs/tips');
  await vote(page, 'No').click();
  const link = page.getByRole('link', {name: 'Write it as an issue on GitHub'});
  await page.getByLabel('What is missing or wrong? (optional)').fill('Which size & format?');
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://github.com/mosaika/mosaika/issues/new');
  expect(address.searchParams.get('title')).toBe('[docs] Not helpful: https://docs.example.com/docs/tips');
  expect(address.searchParams.get('body')).toBe('Which size & format?\n\nhttps://docs.example.com/docs/tips');
  await expect(page.getByText('Nothing is sent from here')).toBeVisible();
});

test('a page takes one vote in each visit, and shows it when the reader comes back', async ({page}) => {
  await page.goto('/docs/tips');
  await vote(page, 'Yes').press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'Thank you'})).toBeVisible();
  await vote(page, 'No').press('Enter');
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(vote(page, 'No')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('textbox', {name: /optional/})).toHaveCount(0);
  await page.goto('/docs/styling');
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
});

test('what follows a vote is not loaded before it', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/docs/tips');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await vote(page, 'Yes').click();
  await expect(page.getByRole('status').filter({hasText: 'Thank you'})).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test.describe('when the code does not come', () => {
  test.use({expectedMessages: [/Failed to load resource|ChunkLoadError/]});

  test('the page says so, and takes the vote on the next press', async ({page}) => {
    await page.goto('/docs/tips');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', route => route.abort());
    await vote(page, 'No').click();
    await expect(page.getByRole('alert').filter({hasText: 'check your network connection'})).toBeVisible();
    await page.unroute('**/assets/js/**');
    await vote(page, 'No').click();
    await expect(page.getByRole('textbox', {name: /optional/})).toBeVisible();
  });
});

for (const path of ['/docs/tips', '/fr/docs/requirements'])
  test(`${path} breaks no rule of accessibility after a vote, narrow and wide, light and dark`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('button', {name: /^(No|Non)$/}).click();
    await expect(page.getByRole('textbox', {name: /optional|facultatif/})).toBeVisible();
    await expectAccessible(page, 'main');
  });
