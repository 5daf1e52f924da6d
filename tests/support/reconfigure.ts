import {runInNewContext} from 'node:vm';
import {expect, type Page} from '@playwright/test';

/** A configuration in the application's script, as it is built: the text of its JSON. */
const JSON_TEXT = /JSON\.parse\(('(?:[^'\\]|\\.)*')\)/g;

/** Runs the site with another configuration than it was built with: the change is made by key and value. */
export async function reconfigure(
  page: Page,
  key: string,
  change: (value: unknown) => unknown,
): Promise<void> {
  await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async route => {
    const response = await route.fetch();
    let changes = 0;
    const body = (await response.text()).replaceAll(JSON_TEXT, (built: string, literal: string) => {
      const text = String(runInNewContext(literal));
      if (!text.includes('"themeConfig"')) return built;
      const config: unknown = JSON.parse(text, (name, value: unknown) => {
        if (name !== key) return value;
        changes++;
        return change(value);
      });
      return `JSON.parse(${JSON.stringify(JSON.stringify(config))})`;
    });
    expect(changes, `one "${key}" in the configuration`).toBe(1);
    await route.fulfill({response, body});
  });
}

/** Runs the site with other search settings beside those it was built with. */
export function configureSearch(page: Page, settings: object): Promise<void> {
  return reconfigure(page, 'algolia', built => ({...Object(built), ...settings}));
}
