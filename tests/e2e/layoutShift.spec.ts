import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from '../support/test';

function watchShifts(): void {
  const shifts: unknown[] = [];
  Object.assign(window, {shifts});
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) shifts.push(entry.toJSON());
  }).observe({type: 'layout-shift', buffered: true});
}

const PARTS = {
  'the end of the navbar': 'navbarSearchContainer',
  'what is inside the search button': 'DocSearch-Button-Container',
  'the text of the page': 'theme-doc-markdown',
};

for (const [what, mark] of Object.entries(PARTS))
  test(`nothing moves when ${what} arrives late`, async ({page, baseURL}) => {
    let arrive = () => {};
    const late = new Promise<void>(resolve => {
      arrive = resolve;
    });
    const server = createServer((request, response) => {
      void (async () => {
        const answer = await fetch(new URL(request.url ?? '', baseURL));
        response.setHeader('content-type', answer.headers.get('content-type') ?? '');
        if (request.url !== '/docs/getting-started') {
          response.end(Buffer.from(await answer.arrayBuffer()));
          return;
        }
        const html = await answer.text();
        const cut = html.lastIndexOf('<', html.indexOf(mark));
        expect(cut).toBeGreaterThan(0);
        response.write(html.slice(0, cut));
        await late;
        response.end(html.slice(cut));
      })();
    }).listen(0);
    try {
      await page.addInitScript(watchShifts);
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/docs/getting-started`, {
        waitUntil: 'commit',
      });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      arrive();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      expect(await page.evaluate(() => Reflect.get(window, 'shifts') as unknown)).toEqual([]);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
