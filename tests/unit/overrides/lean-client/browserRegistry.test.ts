import {expect, test} from 'vitest';
import {browserRegistry} from '../../../../src/overrides/lean-client/browserRegistry';

test('keeps how a chunk is loaded and drops what only the server asks', () => {
  const entry = (name: string, path: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${path}"), "${path}", require.resolveWeak("${path}")],\n`;
  const registry = `export default {\n${entry('a78825ed', '@site/docs/api.mdx')}${entry('17896441', '@theme/DocItem')}};`;
  expect(browserRegistry(registry)).toBe(
    'export default {\n' +
      '  "a78825ed": [() => import(/* webpackChunkName: "a78825ed" */ "@site/docs/api.mdx")],\n' +
      '  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem")],\n' +
      '};',
  );
});
