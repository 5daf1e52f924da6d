import {expect, type Page} from '@playwright/test';

/** The published component as browsers load it. */
const SCRIPTS = {
  '4.7': 'node_modules/@docsearch/js/dist/umd/index.js',
  '5.2': 'node_modules/docsearch-js-v5/dist/umd/index.js',
};

export type PublishedVersion = keyof typeof SCRIPTS;

/** Goes to a page whose search is the published component with these options. */
export async function gotoPublished(page: Page, version: PublishedVersion, options: object): Promise<void> {
  // Any page of the server, here one that is not there: what no server sent may not ask stand-ins on this machine.
  await page.goto('/published/');
  await page.setContent('<!doctype html><html lang="en"><title>Docs</title><div id="search"></div>');
  await page.addStyleTag({path: 'node_modules/@docsearch/css/dist/style.css'});
  await page.addScriptTag({path: SCRIPTS[version]});
  await page.evaluate(
    settings => {
      const start = Reflect.get(window, 'docsearch') as (settings: object) => void;
      start(settings);
    },
    {container: '#search', ...options},
  );
  await expect(page.locator('.DocSearch-Button')).toBeVisible();
}
