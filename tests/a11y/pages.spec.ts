import {expectAccessible} from '../support/expectAccessible';
import {expectNoViolations} from '../support/expectNoViolations';
import {expect, test} from '../support/test';

/** One page of every kind. */
const PAGES = [
  '/',
  '/docs/introduction',
  '/docs/getting-started',
  '/docs/api',
  '/docs/concepts',
  '/docs/importer/errors',
  '/docs/v1/styling',
  '/docs/v1/overview',
  '/blog',
  '/blog/tags',
  '/blog/tags/release',
  '/blog/authors',
];

/** The longest page: its thousands of coloured words would take a minute, and other pages have all of their colours. */
const WITHOUT_CODE = ['/docs/api'];

for (const path of PAGES)
  test(`${path} breaks no rule of accessibility, narrow and wide, light and dark, and has one heading of the first level`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page, 'html', {without: WITHOUT_CODE.includes(path) ? 'pre' : undefined});
  });

test.describe('an address that leads nowhere', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  test('the not-found page breaks no rule of accessibility', async ({page}) => {
    await page.goto('/docs/nowhere');
    await expect(page.getByRole('button', {name: 'Search for it'})).toBeVisible();
    await expectNoViolations(page, 'html');
  });
});

test.describe('the focus', () => {
  for (const path of ['/', '/docs/getting-started', '/docs/v1/styling', '/blog', '/search?q=importer'])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`is to be seen on everything that takes it on ${path}, ${colorScheme}`, async ({page}) => {
        await page.emulateMedia({reducedMotion: 'reduce', colorScheme});
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        if (path.startsWith('/search'))
          await expect(page.getByRole('article').first()).toBeVisible({timeout: 15_000});
        // From here on the browser takes the focus for one that the keyboard gave.
        await page.keyboard.press('Tab');
        const {checked, unseen} = await page.evaluate(() => {
          const rings = (element: Element) => {
            const {outlineStyle, outlineWidth, outlineColor, boxShadow} = getComputedStyle(element);
            const hasOutline =
              outlineStyle !== 'none' &&
              Number.parseFloat(outlineWidth) >= 2 &&
              outlineColor !== 'rgba(0, 0, 0, 0)';
            return hasOutline || boxShadow !== 'none';
          };
          const found = [
            ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
          ].filter(element => element.tabIndex >= 0 && element.checkVisibility({visibilityProperty: true}));
          const without = found.filter(element => {
            const before = rings(element.parentElement ?? element);
            element.focus();
            if (document.activeElement !== element) return false;
            return !rings(element) && (before || !rings(element.parentElement ?? element));
          });
          return {checked: found.length, unseen: without.map(({outerHTML}) => outerHTML.slice(0, 120))};
        });
        expect(checked).toBeGreaterThan(15);
        expect(unseen).toEqual([]);
      });
});

for (const width of [320, 720]) {
  test(`at ${width} px, as at 200 percent zoom, no page scrolls sideways`, async ({page}) => {
    test.setTimeout(PAGES.length * 10_000);
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

test('at 320 px everything of the navbar is within reach', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/docs/api');
  await expect(page.getByRole('button', {name: 'Go on, give it a search...'})).toBeInViewport({ratio: 1});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('button', {name: /Switch between dark and light mode/})).toBeInViewport({
    ratio: 1,
  });
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  for (const name of ['Documentation', 'Playground', 'Sign up', 'GitHub']) {
    await menu.getByRole('link', {name}).first().scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link', {name}).first(), name).toBeInViewport({ratio: 1});
  }
  for (const name of ['Versions', 'Languages'])
    await expect(menu.getByRole('button', {name}), name).toBeInViewport({ratio: 1});
});

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

test('with forced colours what matched is readable, in the dialog, on the results page and at home', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  /** Returns the marks whose words do not stand out from their ground by 4.5 to 1. */
  const unreadable = (part: string) =>
    page.locator(`${part} mark`).evaluateAll(marks => {
      const brightness = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(value => {
          const share = Number(value) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      return marks
        .filter(mark => {
          const {color, backgroundColor} = getComputedStyle(mark);
          const [ink, ground] = [brightness(color), brightness(backgroundColor)];
          return (
            backgroundColor !== 'rgba(0, 0, 0, 0)' && Math.max(ink, ground) / Math.min(ink, ground) < 4.5
          );
        })
        .map(mark => mark.outerHTML);
    });
  await page.goto('/');
  expect(await unreadable('main')).toEqual([]);
  await page.goto('/search?q=importer');
  await expect(page.locator('main mark').first()).toBeVisible({timeout: 15_000});
  expect(await unreadable('main')).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', {name: 'Search', exact: true}).fill('styling');
  await expect(page.locator('dialog mark').nth(1)).toBeVisible();
  expect(await unreadable('dialog')).toEqual([]);
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
