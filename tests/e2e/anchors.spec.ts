import type {Page} from '@playwright/test';
import {distanceToNavbar, expectBelowNavbar} from '../support/expectBelowNavbar';
import {expect, test} from '../support/test';

/** The layouts, and the anchor that is loaded again and come back to in each; a visit takes three seconds there. */
const LAYOUTS = {
  desktop: {viewport: {width: 1440, height: 900}, again: '/docs/api#lazyrowslimit'},
  mobile: {viewport: {width: 390, height: 844}, again: '/docs/importer/create#create-a-new-importer-1'},
};

/** Pages with headings, options, terms and rows that can be linked to. */
const PAGES = ['/docs/api', '/docs/concepts', '/docs/importer/errors', '/docs/importer/create'];

/** One anchor of each kind: a heading, an option, a term, a place without a height. */
const TARGETS = [
  '/docs/faq#data',
  '/docs/api#lazyrowslimit',
  '/docs/concepts#term-tile',
  '/docs/importer/create#create-a-new-importer-1',
];

/** What is shown of the page and can be linked to. */
const anchorsOf = (page: Page) =>
  page
    .locator('main [id]:not(svg *, [role="tab"], [role="tabpanel"], nav *)')
    .evaluateAll(all => all.filter(element => element.checkVisibility()).map(({id}) => id));

for (const [layout, {viewport, again}] of Object.entries(LAYOUTS)) {
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

  // What stands above the text differs in height: the announcement, and the navbar of each layout.
  const isDismissed = layout === 'desktop';
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
        latency: 100,
        downloadThroughput: 1_000_000,
        uploadThroughput: 500_000,
      });
      for (const target of TARGETS) {
        const [path = '', id = ''] = target.split('#');
        await session.send('Network.clearBrowserCache');
        await page.goto(target);
        await expectBelowNavbar(page, id, `${target}, cold`);
        if (target !== again) continue;
        await page.reload();
        await expectBelowNavbar(page, id, `${target}, after a reload`);
        await page.goto(path === '/docs/api' ? '/docs/tips' : '/docs/api');
        await page.goBack();
        await expectBelowNavbar(page, id, `${target}, after the way back`);
      }
    });
  });
}

test('[S-21] the table of contents marks the section that was chosen in it, also one right below another', async ({
  page,
}) => {
  await page.goto('/docs/api');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  for (const name of ['What to show', 'sources', 'order']) {
    const link = contents.getByRole('link', {name, exact: true});
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
  }
});
