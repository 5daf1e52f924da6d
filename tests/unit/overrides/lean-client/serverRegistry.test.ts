import {expect, test} from 'vitest';
import {serverRegistry} from '../../../../src/overrides/lean-client/serverRegistry';

const entry = (name: string, source: string, noted = source) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${source}"), "${noted}", require.resolveWeak("${source}")],\n`;

test('notes each chunk by the name under which the bundler knows its files', () => {
  const registry = `export default {\n${entry('a78825ed', '@site/docs/api.mdx')}${entry('1df93b7f', '@site/src/pages/index.tsx')}};`;
  expect(serverRegistry(registry)).toBe(
    `export default {\n${entry('a78825ed', '@site/docs/api.mdx', 'a78825ed')}${entry('1df93b7f', '@site/src/pages/index.tsx', '1df93b7f')}};`,
  );
});

test('notes the components of documentation pages by the file that they share', () => {
  expect(serverRegistry(entry('17896441', '@theme/DocItem'))).toBe(
    entry('17896441', '@theme/DocItem', 'doc'),
  );
});
