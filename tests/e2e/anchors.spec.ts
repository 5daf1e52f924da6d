import type {Page} from '@playwright/test';
import {reconfigure} from '../support/reconfigure';
import {expect, test} from '../support/test';

const LAYOUTS = {desktop: {width: 1440, height: 900}, mobile: {width: 390, height: 844}};

/** Pages with headings, options, terms and rows that can be linked to. */
const PAGES = ['/docs/api', '/docs/how-does-it-work', '/docs/v4/askai-errors', '/docs/create-crawler'];

/** One anchor of each kind: a heading, an option, a term, a place without a height. */
const TARGETS = [
  '/docs/docsearch-program#data',
  '/docs/api#recentsearcheslimit',
  '/docs/how-does-it-work#term-record',
  '/docs/create-crawler#create-a-new-crawler-1',
];

/** What is shown of the page and can be linked to. */
const anchorsOf = (page: Page) =>
  page
    .locator('main [id]:not(svg *, [role="tab"], [role="tabpanel"], nav *)')
    .evaluateAll(all => all.filter(element => element.checkVisibility()).map(({id}) => id));

/** Returns how far below the navbar, as much of it as is in view, an element begins, in pixels; less than 0: under it. */
const distanceToNavbar = (page: Page, id: string) =>
  page.evaluate(anchor => {
    const target = document.getElementById(anchor)?.getBoundingClientRect().top ?? -Infinity;
    return (
      target - Math.max(0, document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? Infinity)
    );
  }, id);

async function expectBelowNavbar(page: Page, id: string, when: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // What hydration has set off has been drawn by the second frame.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator(`[id="${id}"]`), when).toBeInViewport();
  expect(await distanceToNavbar(page, id), when).toBeGreaterThanOrEqual(0);
}

for (const [layout, viewport] of Object.entries(LAYOUTS)) {
  test.describe(`${layout}, without a script`, () => {
    test.use({viewport, javaScriptEnabled: false});

    test('[S-13] every anchor opens below the navbar', async ({page}) => {
      test.slow();
      for (const path of PAGES) {
        await page.goto(path);
        const ids = await anchorsOf(page);
        expect(ids.length, path).toBeGreaterThan(5);
        const hidden: string[] = [];
        for (const id of ids) {
          await page.goto(`${path}#${id}`);
          if ((await distanceToNavbar(page, id)) < 0) hidden.push(id);
        }
        expect(hidden, path).toEqual([]);
      }
    });
  });

  for (const isDismissed of [false, true])
    test.describe(`${layout}, slow, ${isDismissed ? 'without' : 'below'} the announcement`, () => {
      test.use({viewport});

      test('[S-13] a cold visit to an anchor, a reload and the way back leave it below the navbar', async ({
        page,
      }) => {
        test.setTimeout(180_000);
        if (isDismissed)
          await page.addInitScript(() => {
            localStorage.setItem('docusaurus.announcement.id', 'announcement-bar');
            localStorage.setItem('docusaurus.announcement.dismiss', 'true');
          });
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 150,
          downloadThroughput: 200_000,
          uploadThroughput: 100_000,
        });
        for (const target of TARGETS) {
          const [path = '', id = ''] = target.split('#');
          await session.send('Network.clearBrowserCache');
          await page.goto(target);
          await expectBelowNavbar(page, id, `${target}, cold`);
          await page.reload();
          await expectBelowNavbar(page, id, `${target}, after a reload`);
          await page.goto(path === '/docs/api' ? '/docs/tips' : '/docs/api');
          await page.goBack();
          await expectBelowNavbar(page, id, `${target}, after the way back`);
        }
      });
    });

  test.describe(`${layout}, with a navbar that stays`, () => {
    // The page was built with one that hides: the browser renders what differs anew.
    test.use({viewport, expectedMessages: [/Minified React error #418/]});

    test('[S-13] a visit and a press on a link leave the target below the navbar', async ({page}) => {
      await reconfigure(page, 'hideOnScroll', () => false);
      await page.goto('/docs/api#recentsearcheslimit');
      await expectBelowNavbar(page, 'recentsearcheslimit', 'opened');
      await page.evaluate(() => {
        window.scrollTo(0, 0);
      });
      await page.locator('main').getByRole('link', {name: 'maxResultsPerGroup', exact: true}).first().click();
      await expect(page).toHaveURL(/#maxresultspergroup$/);
      await expectBelowNavbar(page, 'maxresultspergroup', 'pressed');
      await expect(page.locator('.navbar')).toBeInViewport({ratio: 1});
    });
  });
}

test('[S-21] the table of contents marks the section that was chosen in it, also one right below another', async ({
  page,
}) => {
  await page.goto('/docs/api');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  for (const name of ['What to search', 'indices', 'appId']) {
    const link = contents.getByRole('link', {name, exact: true});
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
  }
});
