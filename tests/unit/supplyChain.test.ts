import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import manifest from '../../package.json';

interface LockFile {
  packages: Record<string, {hasInstallScript?: boolean}>;
}

const AUTOMATION = '.github';

const usesIn = (file: string) =>
  readFileSync(path.join(AUTOMATION, file), 'utf8').match(/(?<=^\s*-? ?uses: ).+$/gm) ?? [];

test('a workflow names each action by commit, with the version it is', () => {
  const files = readdirSync(AUTOMATION, {recursive: true, encoding: 'utf8'}).filter(file =>
    file.endsWith('.yml'),
  );
  const uses = files.flatMap(usesIn).filter(action => !action.startsWith('./'));
  expect(uses.length).toBeGreaterThan(4);
  for (const action of uses) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('each package that has an install script is named, with whether it may run', () => {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const scripted = Object.entries(packages)
    .filter(([, {hasInstallScript}]) => hasInstallScript)
    .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(scripted)].sort());
});
