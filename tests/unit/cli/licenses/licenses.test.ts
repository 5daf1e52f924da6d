import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {isAllowed} from '../../../../src/cli/licenses/isAllowed';
import {readLicenses} from '../../../../src/cli/licenses/readLicenses';

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0', false],
  ['SEE LICENSE IN LICENSE', false],
  ['(MPL-2.0 OR GPL-2.0)', true],
  ['GPL-2.0 OR LGPL-3.0', false],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND GPL-2.0', false],
  ['MIT AND (GPL-2.0 OR ISC)', true],
  ['(MIT AND GPL-2.0) OR GPL-3.0', false],
  ['GPL-3.0 OR MIT AND ISC', true],
  ['', false],
])('the license %j is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

test('licenses come from the lock file, else from the installed package, without those of development', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'licenses-'));
  const packages = {
    '': {name: 'site', version: '1.0.0'},
    'node_modules/b': {version: '2.0.0', license: 'ISC'},
    'node_modules/a': {version: '1.0.0'},
    'node_modules/c/node_modules/b': {version: '2.0.0', license: 'ISC'},
    'node_modules/c': {version: '3.0.0'},
    'node_modules/tool': {version: '1.0.0', license: 'MIT', dev: true},
    'node_modules/alias': {name: '@scope/real', version: '4.0.0', license: 'MIT'},
  };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({packages}));
  mkdirSync(path.join(folder, 'node_modules/a'), {recursive: true});
  writeFileSync(
    path.join(folder, 'node_modules/a/package.json'),
    JSON.stringify({licenses: [{type: 'MIT'}, {type: 'GPL-2.0'}]}),
  );
  expect(readLicenses(folder).map(({name, version, license}) => [name, version, license])).toEqual([
    ['@scope/real', '4.0.0', 'MIT'],
    ['a', '1.0.0', '(MIT OR GPL-2.0)'],
    ['b', '2.0.0', 'ISC'],
    ['c', '3.0.0', null],
  ]);
  rmSync(folder, {recursive: true});
});
