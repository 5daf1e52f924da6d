import postcss from 'postcss';
import {expect, test} from 'vitest';
import {purgeFramework} from '../../../../src/plugins/lean-client/purgeFramework';

const SHEET = `
:root { --ifm-navbar-height: 1px; --ifm-nobody-reads: 1px; --ifm-read-by-nobody-reads: 2px; --ifm-hero-padding: 3px; }
.navbar { height: var(--ifm-navbar-height); }
.no-such-block__part { padding: var(--ifm-hero-padding); }
html[data-theme='dark'] .menu__link { color: red; }
td { padding: 0; }
`;

const purge = async (file: string) =>
  (await postcss([purgeFramework]).process(SHEET, {from: file, to: file})).css;

test('what nothing uses leaves the framework: rules first, then the variables that only they read', async () => {
  const css = await purge('/site/node_modules/infima/dist/css/default/default.css');
  expect(css).toContain('.navbar');
  expect(css).toContain('.menu__link');
  expect(css).toContain('td {');
  expect(css).toContain('--ifm-navbar-height: 1px');
  expect(css).not.toContain('no-such-block');
  expect(css).not.toContain('nobody-reads');
  expect(css).not.toContain('--ifm-hero-padding');
});

test('every other style sheet stays as it is', async () => {
  expect(await purge('/site/src/css/shell.css')).toBe(SHEET);
});
