import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '../support/test';

/** One page of every kind. */
const PAGES = [
  '/',
  '/docs/what-is-docsearch',
  '/docs/docsearch',
  '/docs/how-does-it-work',
  '/docs/v4/askai-errors',
  '/docs/v3/styling',
  '/docs/legacy/scraper-overview',
  '/blog',
  '/blog/tags',
  '/blog/tags/release',
  '/blog/authors',
];

const LAYOUTS = [
  {layout: 'desktop', viewport: {width: 1440, height: 900}},
  {layout: 'mobile', viewport: {width: 390, height: 844}},
] as const;

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const {layout, viewport} of LAYOUTS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${layout}, ${colorScheme}`, () => {
      test.use({viewport, colorScheme, reducedMotion: 'reduce'});
      for (const path of PAGES) {
        test(`${path} breaks no rule of accessibility and has one heading of the first level`, async ({
          page,
        }) => {
          await page.goto(path);
          await expect(page.locator('h1')).toHaveCount(1);
          const {violations} = await new AxeBuilder({page}).withTags(STANDARDS).analyze();
          expect(
            violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`),
          ).toEqual([]);
        });
      }
    });
  }
}

test.describe('an address that leads nowhere', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  test('the not-found page breaks no rule of accessibility', async ({page}) => {
    await page.goto('/docs/nowhere');
    await expect(page.getByRole('button', {name: 'Search for it'})).toBeVisible();
    const {violations} = await new AxeBuilder({page}).withTags(STANDARDS).analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
  });
});

for (const width of [320, 720]) {
  test(`at ${width} px, as at 200 percent zoom, no page scrolls sideways`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const path of PAGES) {
      await page.goto(path);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        path,
      ).toBe(0);
    }
  });
}

test('under reduced motion nothing takes longer than a millisecond', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/docs/api');
  const slow = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')]
        .map(element => getComputedStyle(element))
        .filter(({transitionDuration, animationName, animationDuration}) =>
          [transitionDuration, animationName === 'none' ? '0s' : animationDuration].some(times =>
            times.split(', ').some(time => Number.parseFloat(time) > 0.001),
          ),
        ).length,
  );
  expect(slow).toBe(0);
});

test('with forced colours the active page and the focus stay visible', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/docs/api');
  const active = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'API Reference'});
  expect(
    Number.parseFloat(await active.evaluate(link => getComputedStyle(link).borderInlineStartWidth)),
  ).toBeGreaterThan(0);
  await active.focus();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.activeElement ?? document.body).outlineWidth),
    ),
  ).toBeGreaterThan(0);
});

test('on paper there is the page alone, in dark ink, with the addresses of its links', async ({page}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await page.goto('/docs/tips');
  for (const selector of [
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
    '.theme-announcement-bar',
  ]) {
    await expect(page.locator(selector).filter({visible: true}), selector).toHaveCount(0);
  }
  const ink = await page
    .getByRole('heading', {level: 1})
    .evaluate(heading => getComputedStyle(heading).color);
  expect(ink).toBe('rgb(0, 0, 0)');
  const link = page.getByRole('main').locator('.markdown a[href^="https"]').first();
  expect(await link.evaluate(element => getComputedStyle(element, '::after').content)).toContain(
    await link.getAttribute('href'),
  );
});
