import {mkdirSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {ensureChromium} from './findChromium';
import {serveFolder} from './serveFolder';

const QUERY = 'facet filters';

/** What is pictured, for whom: the README shows the page behind the dialog, the documentation the dialog alone. */
const PICTURES = [
  {file: '.github/screenshot.png', colorScheme: 'light', whole: true},
  {file: 'static/img/screenshots/dialog-light.png', colorScheme: 'light', whole: false},
  {file: 'static/img/screenshots/dialog-dark.png', colorScheme: 'dark', whole: false},
] as const;

mkdirSync('static/img/screenshots', {recursive: true});
const {server, origin} = await serveFolder('build');
const browser = await chromium.launch({executablePath: ensureChromium(), args: ['--no-sandbox']});
for (const {file, colorScheme, whole} of PICTURES) {
  const page = await browser.newPage({
    viewport: {width: 1280, height: 800},
    colorScheme,
    reducedMotion: 'reduce',
  });
  await page.goto(`${origin}/docs/docsearch`);
  await page.getByRole('button', {name: /give it a search/}).click();
  await page.getByRole('combobox').fill(QUERY);
  await page.getByRole('option').first().waitFor();
  const target = whole ? page : page.locator('.DocSearch-Modal');
  await target.screenshot({path: file, animations: 'disabled', caret: 'hide'});
  console.log(file);
  await page.close();
}
await browser.close();
server.close();
