import {DOCUMENTATION} from '../support/documentation';
import {expectAccessible} from '../support/expectAccessible';
import {expect, test} from '../support/test';

const BASE = DOCUMENTATION.other.baseUrl.replace(/\/$/, '');

/** A page for each part of the classic theme that this site does not use, and what to see of it. */
const PAGES = {
  '/docs/cards': 'main .theme-doc-card-container',
  '/docs/at-work': 'main .theme-doc-card-container',
  '/docs/tags': 'main [rel="tag"]',
  '/docs/tags/examples': 'main article h2',
  '/blog/archive': 'main time + a',
  '/blog/tags': 'main [rel="tag"]',
};

for (const [path, part] of Object.entries(PAGES))
  test(`${path} shows its parts, and breaks no rule of accessibility, narrow and wide, light and dark`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    await page.goto(BASE + path);
    await expect(page.locator(part).first()).toBeVisible();
    await expectAccessible(page, 'html', {followsSystem: false});
  });

test('cards are framed, in two columns where there is room, and their words are not underlined', async ({
  page,
}) => {
  await page.goto(`${BASE}/docs/cards`);
  const cards = page.locator('main .theme-doc-card-container');
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  await expect(cards.first()).toHaveCSS('border-top-style', 'solid');
  await expect(cards.first()).toHaveCSS('box-shadow', 'none');
  await expect(cards.first()).toHaveCSS('text-decoration-line', 'none');
});

test('a dark navbar and a dark footer are dark in light mode, and so is what opens in them', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(`${BASE}/docs/cards`);
  const lightness = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => {
        const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = getComputedStyle(element).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data[0];
      });
  await page.getByRole('button', {name: 'More'}).hover();
  await expect(page.getByRole('link', {name: 'All posts'})).toBeVisible();
  for (const part of ['.navbar', '.dropdown__menu', '.footer', '.DocSearch-Button'])
    expect(await lightness(part), part).toBeLessThan(80);
  expect(await lightness('html')).toBeGreaterThan(200);
});

test('the sidebar can be hidden and brought back, with keys as well', async ({page}) => {
  await page.goto(`${BASE}/docs/cards`);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(sidebar).toBeHidden();
  const expand = page.getByRole('button', {name: 'Expand sidebar', exact: true});
  expect((await expand.boundingBox())?.width).toBeLessThan(60);
  await expand.focus();
  await page.keyboard.press('Enter');
  await expect(sidebar).toBeVisible();
});

test('a list of headings within the text is a list of one size, with markers', async ({page}) => {
  await page.goto(`${BASE}/docs/cards`);
  const list = page.locator('main .markdown .table-of-contents').first();
  await expect(list).toHaveCSS('border-inline-start-width', '0px');
  const sizes = await list
    .locator('a')
    .evaluateAll(links => links.map(link => getComputedStyle(link).fontSize));
  expect(sizes).toHaveLength(3);
  expect(new Set(sizes).size).toBe(1);
});
