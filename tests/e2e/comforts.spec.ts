import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/expectAccessible';
import {expectNoViolations} from '../support/expectNoViolations';
import {expect, test} from '../support/test';

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

test.describe('the link of a heading', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('leads there, copies the address with the choice of tabs, and says so', async ({page, baseURL}) => {
    await page.goto('/docs/api?framework=react');
    await hydrated(page);
    const link = page.getByRole('link', {name: 'Direct link to maxTilesPerRow', exact: true});
    await expect(link).toHaveAttribute('title', 'Go there and copy the link');
    await link.focus();
    await page.keyboard.press('Enter');
    const said = page.getByRole('status').filter({hasText: 'Link copied'});
    await expect(said).toBeVisible();
    await expect(page).toHaveURL('/docs/api?framework=react#maxtilesperrow');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/docs/api?framework=react#maxtilesperrow`,
    );
    await expect(said).toHaveCount(0);
  });

  test('only leads there where nothing may be copied', async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await page.goto('/docs/api');
    await hydrated(page);
    await page.getByRole('link', {name: 'Direct link to maxTilesPerRow', exact: true}).click();
    await expect(page).toHaveURL('/docs/api#maxtilesperrow');
    await expect(page.getByText('Link copied')).toHaveCount(0);
  });
});

test('links in the text to other sites are marked and say that they open a new tab, others are not', async ({
  page,
}) => {
  await page.goto('/docs/tips');
  const outside = page.getByRole('link', {name: 'the format of site maps (opens in new tab)', exact: true});
  await expect(outside).toHaveAttribute('target', '_blank');
  const mark = outside.getByRole('img', {name: '(opens in new tab)'});
  await expect(mark).toHaveCount(1);
  expect(await mark.evaluate(element => getComputedStyle(element, '::after').content)).toContain('↗');
  await expect(page.locator('.markdown').getByRole('link', {name: 'Captions', exact: true})).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(mark).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await page.goto('/fr/docs/tips');
  await expect(page.getByRole('link', {name: /\(s’ouvre dans un nouvel onglet\)$/}).first()).toBeVisible();
});

test.describe('a term of the glossary', () => {
  const MEANING = 'lightbox: the dialog that shows one picture large.';

  test('shows its meaning while it has the focus, and Escape closes it', async ({page}) => {
    await page.goto('/docs/getting-started');
    await hydrated(page);
    const term = page.getByRole('main').getByRole('link', {name: 'lightbox', exact: true}).first();
    await term.focus();
    const meaning = page.getByRole('tooltip');
    await expect(meaning).toHaveText(MEANING);
    await expect(meaning).toBeVisible();
    await expect(term).toHaveAccessibleDescription(MEANING);
    await page.keyboard.press('Escape');
    await expect(meaning).toHaveCount(0);
    await expect(term).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/concepts#term-lightbox');
  });

  test('shows its meaning under the mouse, which may move over it', async ({page}) => {
    await page.goto('/docs/getting-started');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', {name: 'lightbox', exact: true}).first().hover();
    const meaning = page.getByRole('tooltip');
    await expect(meaning).toBeVisible();
    await meaning.hover();
    await expect(meaning).toBeVisible();
    await page.getByRole('heading', {level: 1}).hover();
    await expect(meaning).toHaveCount(0);
  });

  test('shows it within the window and breaks no rule of accessibility', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/docs/getting-started');
    await hydrated(page);
    await page.setViewportSize({width: 320, height: 700});
    const term = page.getByRole('main').getByRole('link', {name: 'lightbox', exact: true}).first();
    await term.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    const box = await page.getByRole('tooltip').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(320);
    await expectAccessible(page, '[role=tooltip]');
  });
});

test.describe('a term of the glossary, on a touch screen,', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  const MEANING = 'lightbox: the dialog that shows one picture large.';

  test('shows its meaning and a link to it after a tap; a second tap, one beside and Escape close it', async ({
    page,
  }) => {
    await page.goto('/docs/getting-started');
    await hydrated(page);
    const term = page.getByRole('main').getByRole('link', {name: 'lightbox', exact: true}).first();
    const card = page.getByRole('dialog', {name: 'Meaning'});

    await term.tap();
    await expect(card).toContainText(MEANING);
    await expect(card).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectAccessible(page, '[role=dialog]');
    await page.setViewportSize({width: 390, height: 844});
    await term.tap();
    await expect(card).toHaveCount(0);

    await term.tap();
    await expect(card).toBeVisible();
    await page.getByRole('heading', {level: 1}).tap();
    await expect(card).toHaveCount(0);

    await term.tap();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(page).toHaveURL('/docs/getting-started');

    await term.tap();
    await card.getByRole('link', {name: 'More in the glossary'}).tap();
    await expect(page).toHaveURL('/docs/concepts#term-lightbox');
  });

  test.describe('whose meaning does not come', () => {
    test.use({expectedMessages: [/net::ERR_FAILED/]});

    test('leads there at the first tap', async ({page}) => {
      await page.goto('/docs/getting-started');
      await hydrated(page);
      await page.route('**/assets/js/comforts.*', route => route.abort());
      await page.getByRole('main').getByRole('link', {name: 'lightbox', exact: true}).first().tap();
      await expect(page).toHaveURL('/docs/concepts#term-lightbox');
    });
  });
});

test('a drawing is enlarged on a phone, scrolls there, and gives the focus back', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/docs/getting-started');
  await hydrated(page);
  const button = page.getByRole('button', {name: 'Enlarge'});
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Two rows of tiles that fill the width'});
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
  expect((await dialog.getByRole('img').boundingBox())?.width).toBeGreaterThan(800);
  expect(await dialog.evaluate(element => element.scrollWidth)).toBeGreaterThan(800);
  await expectNoViolations(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.setViewportSize({width: 1440, height: 900});
  await expect(button).toBeHidden();
});

test('a long line of code wraps by a button, which says whether it does', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/getting-started');
  await hydrated(page);
  const block = page.locator('.theme-code-block').filter({hasText: "galleryId: 'holidays', sources"});
  const button = block.getByRole('button', {name: 'Toggle word wrap'});
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await block.locator('pre').evaluate(pre => pre.scrollWidth - pre.clientWidth)).toBe(0);
});
