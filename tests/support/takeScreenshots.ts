import {chromium} from '@playwright/test';
import {ensureChromium} from './findChromium';
import {serveFolder} from './serveFolder';

/** The picture of the README: a page with the dialog open. */
const PICTURE = '.github/screenshot.png';

const {server, origin} = await serveFolder('build');
const browser = await chromium.launch({...ensureChromium(), args: ['--no-sandbox']});
const page = await browser.newPage({viewport: {width: 1280, height: 800}, reducedMotion: 'reduce'});
await page.goto(`${origin}/docs/getting-started`);
await page.getByRole('button', {name: /give it a search/}).click();
await page.getByRole('combobox').fill('rows and tiles');
await page.getByRole('option').nth(1).waitFor();
await page.screenshot({path: PICTURE, animations: 'disabled', caret: 'hide'});
console.log(PICTURE);
await browser.close();
server.close();
