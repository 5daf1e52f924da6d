import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/expectAccessible';
import {expect, test} from '../support/test';

/** One page of every kind; the second is not translated, and has a note and parts in English. */
const PAGES = [
  '/fr/',
  '/fr/docs/getting-started',
  '/fr/docs/v1/styling',
  '/fr/blog',
  '/fr/search?q=importer',
];

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
    await expectAccessible(page, 'html');
  });

test.describe('an address that leads nowhere', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  test('[S-07][R-08] the not-found page in French: nothing that axe objects to', async ({page}) => {
    test.slow();
    await goto(page, '/fr/docs/nulle-part');
    await expectAccessible(page, 'html');
  });
});

test('[S-07] the dialog in French: nothing that axe objects to from the start to the answer, and it fits', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await goto(page, '/fr/docs/getting-started');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Rechercher', exact: true});
  const field = dialog.getByRole('combobox');
  await expect(dialog.getByText('Aucune recherche récente')).toBeVisible();
  await expectAccessible(page, 'dialog');
  await field.fill('importer');
  await expect(dialog.getByRole('option').nth(1)).toBeVisible({timeout: 15_000});
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, 'dialog');
  await field.fill('stylesheetxqzwvkj');
  await expect(dialog.getByRole('list', {name: 'Essayez de chercher'})).toBeVisible();
  await expectAccessible(page, 'dialog');
  await field.fill('Combien coûte Mosaika ?');
  await dialog.getByRole('option', {name: 'Demander à l’IA : Combien coûte Mosaika ?'}).click();
  await expect(dialog.getByRole('button', {name: 'Copier'}).last()).toBeVisible({timeout: 15_000});
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', {name: 'Conversations'}).click();
  await expectAccessible(page, 'dialog');
});
