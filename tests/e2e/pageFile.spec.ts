import {expect, test} from '../support/test';
import {CHANGED} from '../support/gitHistory';

const FILES = 'https://github.com/mosaika/mosaika/edit/main/website';
const FRENCH = `${FILES}/src/i18n/fr/docusaurus-plugin-content-docs/current`;

for (const [path, name, file] of [
  ['/docs/importer/errors', 'Edit this page', `${FILES}/docs/importer/errors.mdx`],
  ['/docs/v1/styling', 'Edit this page', `${FILES}/versioned_docs/version-v1/styling.mdx`],
  ['/fr/docs/requirements', 'Modifier cette page', `${FRENCH}/requirements.mdx`],
  // Not translated: what is read, and can be edited, is the English page.
  ['/fr/docs/tips', 'Modifier cette page', `${FILES}/docs/tips.mdx`],
  ['/blog/smaller-tiles', 'Edit this page', `${FILES}/blog/2025-10-06-smaller-tiles.mdx`],
] as const)
  test(`${path} leads to the file of what is read, and names the day of its last change`, async ({page}) => {
    await page.goto(path);
    await expect(page.getByRole('link', {name})).toHaveAttribute('href', file);
    const changed = page.locator('.theme-last-updated time');
    await expect(changed).toHaveAttribute('datetime', new Date(CHANGED).toISOString());
    await expect(changed).toHaveText(path.startsWith('/fr') ? '4 mars 2025' : 'Mar 4, 2025');
  });

test('on paper the day of the last change stays, and the link to the file goes', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto('/docs/tips');
  await expect(page.locator('.theme-last-updated')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Edit this page'})).toBeHidden();
  await expect(page.getByText('Was this page helpful?')).toBeHidden();
});
