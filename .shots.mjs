import {chromium} from '@playwright/test';
const b = await chromium.launch({executablePath: '/usr/bin/chromium', args: ['--no-sandbox']});
const U = 'http://localhost:5311';
for (const [w, h, scheme] of [
  [1440, 900, 'light'],
  [390, 844, 'dark'],
]) {
  const c = await b.newContext({viewport: {width: w, height: h}, colorScheme: scheme, locale: 'fr-FR'});
  const p = await c.newPage();
  await p.goto(U + '/');
  await p.screenshot({path: `/tmp/fr/shots/home-${w}.png`, fullPage: true});
  await p.keyboard.press('/');
  await p.locator('.DocSearch-Modal').waitFor();
  await p.waitForLoadState('networkidle');
  await p.screenshot({path: `/tmp/fr/shots/start-${w}.png`});
  await p.locator('.DocSearch-Input').fill('vite');
  await p.locator('.DocSearch-Hit').first().waitFor();
  await p.screenshot({path: `/tmp/fr/shots/vite-${w}.png`});
  await p.locator('.DocSearch-Input').fill('xyzzyqwerty');
  await p
    .locator('.DocSearch-NoResults')
    .first()
    .waitFor()
    .catch(() => {});
  await p.screenshot({path: `/tmp/fr/shots/none-${w}.png`});
  await p.locator('.DocSearch-Input').fill('À quelle fréquence mon site est-il exploré ?');
  await p
    .locator('.DocSearch-Hit--AskAI, .DocSearch-AskAi-Section')
    .first()
    .click()
    .catch(e => console.log(String(e).slice(0, 200)));
  await p
    .locator('.DocSearch-AskAiScreen-Answer-Footer, .DocSearch-AskAiScreen-Actions')
    .first()
    .waitFor({timeout: 15000})
    .catch(e => console.log(String(e).slice(0, 200)));
  await p.screenshot({path: `/tmp/fr/shots/ask-${w}.png`});
  await p.goto(U + '/docs/integrations#vite');
  await p.screenshot({path: `/tmp/fr/shots/integ-${w}.png`});
  await c.close();
}
await b.close();
