import {expect, test} from '../support/test';

/** How React tells, in production, that a page differs from what its scripts render; a reader of the code finds it as #418. */
const MISMATCH = /onRecoverableError: Error: Minified React error #418/;

test.describe('a page that was changed on its way', () => {
  test.use({expectedMessages: [MISMATCH]});

  test('[X-01] is repaired, and React reports in the console that it was', async ({page}) => {
    const told = page.waitForEvent('console', message => MISMATCH.test(message.text()));
    await page.route('**/docs/tips', async route => {
      const response = await route.fetch();
      const html = await response.text();
      const changed = html.replace(/<h1>(.*?)<\/h1>/, '<h5>$1</h5>');
      expect(changed).not.toBe(html);
      await route.fulfill({response, body: changed});
    });
    await page.goto('/docs/tips');
    expect((await told).type()).toBe('error');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tips for a good gallery');
  });
});

test('what was served stays in its place when the page comes alive', async ({page}) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, {moved});
    new MutationObserver(changes => {
      for (const {target, removedNodes} of changes)
        if (target instanceof Element && target.id === '__docusaurus')
          for (const node of removedNodes) moved.push(node.nodeName);
    }).observe(document, {childList: true, subtree: true});
  });
  await page.goto('/docs/getting-started');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await page.evaluate(() => Reflect.get(window, 'moved') as unknown)).toEqual([]);
});

test('every kind of page names its style sheets and scripts itself, so that none comes after the first picture', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/docs/getting-started',
    '/docs/v1/api',
    '/blog',
    '/blog/tags',
    '/search',
    '/fr/',
  ]) {
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(entry => entry instanceof PerformanceResourceTiming && entry.initiatorType !== 'fetch')
        .map(({name}) => new URL(name).pathname)
        .filter(name => /\.(css|js)$/.test(name)),
    );
    expect(files.length).toBeGreaterThan(3);
    // What is only asked for ahead of a visit is no part of the page.
    const ahead = await page
      .locator('link[rel=prefetch]')
      .evaluateAll(links => links.map(link => new URL((link as HTMLLinkElement).href).pathname));
    expect(
      files.filter(file => !html.includes(file) && !ahead.includes(file)),
      path,
    ).toEqual([]);
  }
});
