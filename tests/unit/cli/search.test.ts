import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {versionsOf} from '../../../src/cli/readSiteShards';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  mkdirSync(path.join(folder, '01-guides', '_drafts'), {recursive: true});
  writeFileSync(path.join(folder, 'index.md'), '# Welcome\n\nStart here.');
  writeFileSync(path.join(folder, '01-guides', '02-dark-mode.mdx'), '# Dark mode\n\nColors for the night.');
  writeFileSync(
    path.join(folder, '01-guides', 'lamp.md'),
    "# Lamp\n\n```js\nconst lamp = 1;\nlight({bulbWatts: [40, 'warm']});\n```",
  );
  writeFileSync(path.join(folder, '01-guides', 'hidden.md'), '---\ndraft: true\n---\n# Night shift');
  writeFileSync(path.join(folder, '01-guides', '_drafts', 'part.md'), '# Night part');
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

function run(args: string[], input = '') {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/search.ts', ...args],
    {encoding: 'utf8', input},
  );
  return {status, stdout, stderr};
}

// Each run starts Node and compiles the command.
describe('the command', {timeout: 60_000}, () => {
  test('prints rank, path, address and snippet of the best hits', () => {
    const {status, stdout} = run(['--content', folder, 'night colors']);
    expect(status).toBe(0);
    expect(stdout).toBe('1. guides › Dark mode\n   /guides/dark-mode\n   Colors for the night.\n');
  });

  test('prints the line of code that has the words as its author wrote it', () => {
    const {stdout} = run(['--content', folder, 'bulbWatts warm']);
    expect(stdout).toBe("1. guides › Lamp\n   /guides/lamp\n   light({bulbWatts: [40, 'warm']});\n");
  });

  test('prints the whole response on one line', () => {
    const {stdout} = run(['--json', '--hits', '1', '--content', folder, 'dark mode']);
    expect(stdout.trimEnd()).not.toContain('\n');
    const response: unknown = JSON.parse(stdout);
    expect(response).toMatchObject({
      results: [
        {
          nbHits: 1,
          query: 'dark mode',
          hits: [
            {
              url: '/guides/dark-mode',
              _highlightResult: {hierarchy: {lvl1: {value: '<mark>Dark</mark> <mark>mode</mark>'}}},
            },
          ],
        },
      ],
    });
  });

  test('answers the lines of standard input, each on a line', () => {
    const {stdout} = run(['--content', folder], 'dark mode\nwelcome\nxyzzy\n');
    expect(stdout).toBe(
      'dark mode\t/guides/dark-mode\tguides › Dark mode\nwelcome\t/\tDocumentation › Welcome\nxyzzy\t\tno results\n',
    );
  });

  test('reads broken pages as far as they go, and says which and why', () => {
    const broken = path.join(folder, '_broken');
    mkdirSync(path.join(broken, 'named-like.md'), {recursive: true});
    writeFileSync(path.join(broken, 'page.mdx'), '---\ntitle: [open\n---\n# Open {brace\n\nAbout zebras.');
    writeFileSync(path.join(broken, 'empty.md'), '');
    writeFileSync(path.join(broken, 'named-like.md', 'plain.md'), 'About walruses.');
    const {status, stdout, stderr} = run(['--content', broken], 'zebras\nwalruses\n');
    expect(status).toBe(0);
    expect(stdout).toBe(
      'zebras\t/page\tDocumentation › Open {brace\nwalruses\t/named-like.md/plain\tnamed-like.md › plain\n',
    );
    expect(stderr).toContain(`warning: ${path.join(broken, 'page.mdx')}: the front matter is no valid YAML`);
  });

  test.each([
    [['--colour'], "Unknown option '--colour'"],
    [['--hits', '0', 'x'], '--hits takes a number from 1 to 1000, not "0"'],
    [['--locale', '../..', 'x'], '--locale takes the code of a language such as fr or pt-BR, not "../.."'],
    [['--version', 'v9', 'x'], `No version "v9"; there are ${versionsOf('.').join(', ')}, all`],
    [['--content', '/no/such/folder', 'x'], 'There is no folder /no/such/folder'],
  ])('%j is a mistake it explains', (args, message) => {
    const {status, stdout, stderr} = run(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toBe(`${message}\nSee --help.\n`);
  });
});
