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
/** Everything the dev server printed. */
let output = '';

test.describe.configure({mode: 'serial', timeout: 180_000});

test.beforeAll(async () => {
  // A dev server that starts cold compiles for longer than a test may take.
  test.setTimeout(180_000);
  copy = prepareDocumentation('dev-server');
  server = spawn('npx', ['docusaurus', 'start', copy.folder, '--no-open', '--port', String(PORT)], {
    env: {...process.env, NODE_ENV: undefined, BROWSER: 'none'},
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('compiled')) resolve();
      });
    server.once('exit', code => reject(new Error(`the dev server ended with ${code}:\n${output}`)));
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

test('the Markdown of an edited page and the overviews have its new words', async ({request}) => {
  const word = 'quixotrytwin';
  copy.edit('docs/tips.mdx', text => `${text}\nA sentence with ${word} in it.\n`);
  for (const address of ['/docs/tips.md', '/llms-full.txt'])
    expect(await (await request.get(ORIGIN + address)).text()).toContain(word);
});

test('a link that leads nowhere is told once, with file, line and what to do', async ({page}) => {
  const told = () => output.split('the link "/docs/nowhere" leads nowhere').length - 1;
  await page.goto(`${ORIGIN}/docs/tips`);
  copy.edit('docs/tips.mdx', text => `${text}\nRead [about it](/docs/nowhere), quixotrylink.\n`);
  await expect(page.getByText('quixotrylink')).toBeVisible();
  await expect.poll(told).toBe(1);
  expect(output).toMatch(
    /docs\/tips\.mdx:\d+: the link "\/docs\/nowhere" leads nowhere: no page is there: link the page/,
  );

  // A word later the link is still there, and so is the next one, which is told.
  copy.edit('docs/tips.mdx', text => `${text}\nRead [more](/docs/nowhere-either).\n`);
  await expect.poll(() => output).toContain('the link "/docs/nowhere-either" leads nowhere');
  expect(told()).toBe(1);
});
