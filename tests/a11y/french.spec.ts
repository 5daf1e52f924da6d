import type {Page} from '@playwright/test';
import {findViolations} from '../support/findViolations';
import {expect, test} from '../support/test';

/** One page of every kind; the second is not translated, and has a note and parts in English. */
const PAGES = ['/fr/', '/fr/docs/docsearch', '/fr/docs/v3/styling', '/fr/blog', '/fr/search?q=crawler'];

/** The rules that can see which of the two colour modes is on. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Looks at what is shown in both colour modes, wide and narrow, in one visit. */
async function expectNoViolations(page: Page, part: string): Promise<void> {
  for (const [width, colorScheme, rules] of [
    [1440, 'light'],
    [320, 'light'],
    [320, 'dark', COLOUR_RULES],
    [1440, 'dark', COLOUR_RULES],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await findViolations(page, part, rules), `${width} px, ${colorScheme}`).toEqual([]);
    expect(
      await page.locator(part).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
      `${width} px`,
    ).toBe(0);
  }
}

async function goto(page: Page, path: string): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

for (const path of PAGES)
  test(`[S-07] ${path}: nothing that axe objects to, narrow and wide, light and dark`, async ({page}) => {
    test.slow();
    await goto(page, path);
    if (path.startsWith('/fr/search'))
      await expect(page.getByText(/^\d+ résultats$/)).toBeVisible({timeout: 15_000});
    await expectNoViolations(page, 'html');
  });

test.describe('an address that leads nowhere', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  test('[S-07][R-08] the not-found page in French: nothing that axe objects to', async ({page}) => {
    test.slow();
    await goto(page, '/fr/docs/nulle-part');
    await expectNoViolations(page, 'html');
  });
});

test('[S-07] the dialog in French: nothing that axe objects to from the start to the answer, and it fits', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await goto(page, '/fr/docs/docsearch');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Rechercher', exact: true});
  const field = dialog.getByRole('combobox');
  await expect(dialog.getByText('Aucune recherche récente')).toBeVisible();
  await expectNoViolations(page, 'dialog');
  await field.fill('crawler');
  await expect(dialog.getByRole('option').nth(1)).toBeVisible({timeout: 15_000});
  await page.keyboard.press('ArrowDown');
  await expectNoViolations(page, 'dialog');
  await field.fill('stylesheetxqzwvkj');
  await expect(dialog.getByRole('list', {name: 'Essayez de chercher'})).toBeVisible();
  await expectNoViolations(page, 'dialog');
  await field.fill('Combien coûte DocSearch ?');
  await dialog.getByRole('option', {name: 'Demander à l’IA : Combien coûte DocSearch ?'}).click();
  await expect(dialog.getByRole('button', {name: 'Copier'}).last()).toBeVisible({timeout: 15_000});
  await expectNoViolations(page, 'dialog');
  await dialog.getByRole('button', {name: 'Conversations'}).click();
  await expectNoViolations(page, 'dialog');
});
