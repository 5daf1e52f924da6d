import type {LoadContext} from '@docusaurus/types';
import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import earlyIntent, {assertRecords} from '../../../../src/plugins/early-intent';

function scriptOfPages(): string {
  const plugin = earlyIntent({siteDir: process.cwd()} as LoadContext);
  const {headTags} = plugin.injectHtmlTags?.({content: undefined}) ?? {};
  const [tag] = [headTags ?? []].flat();
  return typeof tag === 'object' ? String(tag.innerHTML) : '';
}

/** Opens a page with the script in its head and a search button with these shortcuts, and presses keys in it. */
function press(shortcuts: string, ...keys: {key: string; ctrlKey?: boolean}[]) {
  const {window} = new JSDOM(
    `<head><script>${scriptOfPages()}</script></head><button class="DocSearch-Button" ${shortcuts}></button>`,
    {runScripts: 'dangerously'},
  );
  const taken = keys.map(
    init =>
      !window.document.body.dispatchEvent(
        new window.KeyboardEvent('keydown', {bubbles: true, composed: true, cancelable: true, ...init}),
      ),
  );
  return {query: window.docSearchEarlyIntent?.query, taken};
}

const ALL = 'aria-keyshortcuts="Control+K Meta+K /"';

test('[D-02] [D-03] a shortcut and the letters after it are recorded before the application runs', () => {
  expect(press(ALL, {key: '/'}, {key: 'a'}, {key: 'p'})).toEqual({query: 'ap', taken: [true, true, true]});
  expect(press(ALL, {key: 'k', ctrlKey: true})).toEqual({query: '', taken: [true]});
});

test('[D-02] [D-03] a shortcut that is switched off stays with the browser', () => {
  expect(press('aria-keyshortcuts="/"', {key: 'k', ctrlKey: true})).toEqual({query: null, taken: [false]});
  expect(press('', {key: '/'}, {key: 'a'})).toEqual({query: null, taken: [false, false]});
});

test.each([
  ['throws', 'missing()'],
  ['does not parse', 'function ('],
  ['records nothing', '0'],
  ['hears no keys', 'window.docSearchEarlyIntent={};window.addEventListener("click")'],
])('a script that %s stops the build and names its source', (_name, script) => {
  expect(() => assertRecords(script, 'src/script.ts')).toThrow(/does not run: .* Look at src\/script\.ts/);
});
