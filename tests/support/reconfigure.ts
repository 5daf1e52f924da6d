import {runInNewContext} from 'node:vm';
import {expect, type Page} from '@playwright/test';
import ts from 'typescript';

/** Returns the text of the site's configuration in the application's script: the one object with both of these keys. */
function configurationIn(script: string): {start: number; end: number} | undefined {
  const source = ts.createSourceFile('main.js', script, ts.ScriptTarget.ES2022);
  const find = (node: ts.Node): ts.Node | undefined => {
    if (ts.isObjectLiteralExpression(node)) {
      const keys = node.properties.flatMap(({name}) => (name && ts.isIdentifier(name) ? name.text : []));
      if (keys.includes('themeConfig') && keys.includes('customFields')) return node;
    }
    return ts.forEachChild(node, find);
  };
  const found = find(source);
  return found && {start: found.getStart(source), end: found.end};
}

/** Runs the site with another configuration than it was built with: the change is made by key and value. */
export async function reconfigure(
  page: Page,
  key: string,
  change: (value: unknown) => unknown,
): Promise<void> {
  await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async route => {
    const response = await route.fetch();
    const script = await response.text();
    const place = configurationIn(script);
    expect(place, 'the configuration in the script of the application').toBeDefined();
    const {start, end} = place ?? {start: 0, end: 0};
    let changes = 0;
    const config: unknown = JSON.parse(
      JSON.stringify(runInNewContext(`(${script.slice(start, end)})`)),
      (name, value: unknown) => {
        if (name !== key) return value;
        changes++;
        return change(value);
      },
    );
    expect(changes, `one "${key}" in the configuration`).toBe(1);
    await route.fulfill({
      response,
      body: script.slice(0, start) + JSON.stringify(config) + script.slice(end),
    });
  });
}

/** Runs the site with other search settings beside those it was built with. */
export function configureSearch(page: Page, settings: object): Promise<void> {
  return reconfigure(page, 'algolia', built => ({...Object(built), ...settings}));
}
