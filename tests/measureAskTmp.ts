import {chromium} from '@playwright/test';
import {findChromium} from './support/findChromium';
import {serveFolder} from './support/serveFolder';
import {brotliCompressSync} from 'node:zlib';
import {readFileSync} from 'node:fs';
const {server, origin} = await serveFolder('build');
const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
const size = (u: string) => brotliCompressSync(readFileSync('build' + new URL(u).pathname)).length;
for (let run = 0; run < 4; run++) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin + '/docs/api');
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.getByRole('button', {name: 'Go on, give it a search...'}).click();
  await page.getByRole('combobox').fill('how many results are shown in a group?');
  const entry = page.getByRole('option', {name: /^Ask AI/});
  await entry.waitFor();
  await page.waitForLoadState('networkidle');
  const urls: string[] = [];
  context.on('request', r => urls.push(r.url()));
  const warm = run % 2 === 1;
  if (warm) { await page.keyboard.press('ArrowUp'); await page.waitForTimeout(1500); }
  // measure
  await page.evaluate(() => {
    const w = window as unknown as {t0: number; t1: number};
    const o = new MutationObserver(() => { if (!w.t1 && document.querySelector('.DocSearch-Markdown-Content')?.textContent) w.t1 = performance.now(); });
    o.observe(document.body, {subtree: true, childList: true, characterData: true});
    document.addEventListener('keydown', e => { if (e.key === 'Enter') w.t0 = performance.now(); }, true);
  });
  if (!warm) { await page.evaluate(() => {const w = window as unknown as {t0: number}; w.t0 = performance.now(); document.querySelector<HTMLElement>('.DocSearch-Hit--AskAI')!.click();}); }
  else await page.keyboard.press('Enter');
  await page.waitForFunction(() => (window as unknown as {t1: number}).t1 > 0);
  console.log(warm ? 'warm' : 'cold', await page.evaluate(() => { const w = window as unknown as {t0: number; t1: number}; return Math.round(w.t1 - w.t0); }), 'ms');
  await page.waitForTimeout(3500);
  if (run === 0) { let sum = 0; for (const u of [...new Set(urls)].filter(u => u.endsWith('.js'))) { const s = size(u); sum += s; console.log(s, new URL(u).pathname); } console.log('sum', sum); }
  await context.close();
}
await browser.close();
server.close();
