import {readFileSync} from 'node:fs';
import {PRODUCT} from '../../support/documentation';
import {expect, test} from '../../support/test';

/** The pages that the built site lists for programs: title and path of each. */
const pages = Array.from(
  readFileSync(`${PRODUCT.build}/llms.txt`, 'utf8').matchAll(/^- \[(.+?)\]\((\S+?)\.md\)/gm),
  ([, title = '', url = '']) => ({title, path: new URL(url).pathname}),
);

test('each page is served under its title', async ({page}) => {
  test.setTimeout(10_000 * pages.length);
  expect(pages.length).toBeGreaterThan(0);
  for (const {title, path} of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  }
});

test('a page is found by its title', async ({page}) => {
  const [{title, path} = {title: '', path: ''}] = pages;
  await page.goto('/');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill(title);
  await expect(
    page
      .getByRole('option')
      .and(page.locator(`[href^="${path}"]`))
      .first(),
  ).toBeVisible();
});
