import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';
import * as helpers from '../../src/overrides/small-tslib/tslib';

const LOOK = 'Docusaurus has changed: look at src/overrides/small-tslib';

const require = createRequire(import.meta.url);
const common = require.resolve('@docusaurus/utils-common');
const folder = path.dirname(common);

function helpersIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'tslib_1')
      found.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

test('the common functions lie where the helper is put in, and call that helper alone', () => {
  expect(folder.split(path.sep), LOOK).toContain('utils-common');
  const scripts = readdirSync(folder).filter(file => file.endsWith('.js'));
  const called = new Set(scripts.flatMap(file => helpersIn(path.join(folder, file))));
  expect([...called], LOOK).toEqual(Object.keys(helpers));
});

test('the helper does what the package says', () => {
  const {__importDefault} = createRequire(common)('tslib') as typeof helpers;
  for (const module of [{__esModule: true, default: 1}, {default: 1}, {}])
    expect(helpers.__importDefault(module), LOOK).toEqual(__importDefault(module));
});
