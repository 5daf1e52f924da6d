import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {prepareDocumentation} from '../support/buildDocumentation';
import type {SiteCopy} from '../support/buildSite';
import {expect, test} from '../support/test';

const PORT = 4183;
const ORIGIN = `http://localhost:${PORT}`;
const NEW_WORD = 'quixotryword';

let copy: SiteCopy;
let server: ChildProcess;

test.describe.configure({mode: 'serial', timeout: 180_000});

test.beforeAll(async () => {
  // A dev server that starts cold compiles for longer than a test may take.
  test.setTimeout(180_000);
  copy = prepareDocumentation('dev-server');
  server = spawn('npx', ['docusaurus', 'start', copy.folder, '--no-open', '--port', String(PORT)], {
    env: {...process.env, NODE_ENV: undefined, BROWSER: 'none'},
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('compiled')) resolve();
    });
    server.once('exit', code => reject(new Error(`the dev server ended with ${code}`)));
  });
});

test.afterAll(async () => {
  // The whole group: npx starts the server as a child of its own. Its folder goes when the last of them has ended.
  const ended = once(server, 'close');
  if (server.pid && server.exitCode === null) process.kill(-server.pid);
  if (server.exitCode === null) await ended;
  rmSync(copy.folder, {recursive: true, force: true});
});

test('an edited page is found under its new words, without a restart and in the dialog that is open', async ({
  page,
}) => {
  await page.goto(`${ORIGIN}/docs/styling`);
  await page.getByRole('button', {name: /Go on, give it a search/}).click();
  const input = page.getByRole('combobox');
  await input.fill(NEW_WORD);
  await expect(page.getByText(/No results found for/)).toBeVisible();

  copy.edit('docs/tips.mdx', text => `${text}\nA sentence with ${NEW_WORD} in it.\n`);
  await expect(async () => {
    await input.fill('');
    await input.fill(NEW_WORD);
    await expect(page.getByRole('option', {name: new RegExp(NEW_WORD)})).toBeVisible({timeout: 500});
  }).toPass();
});
