import type {Page} from '@playwright/test';
import {DOCUMENTATION} from '../support/documentation';
import {serveFolder} from '../support/serveFolder';
import {expect, test} from '../support/test';

const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Lets the page note its address when it is parsed, before any script of the application runs. */
async function noteEarlyAddress(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () => {
        if (document.readyState === 'interactive')
          document.documentElement.dataset.earlyAddress = location.pathname + location.search + location.hash;
      },
      {once: true},
    ),
  );
  return () => page.locator('html').getAttribute('data-early-address');
}

test.describe('a suffixed address', () => {
  for (const [path, clean, title] of [
    ['/docs/tips/index.html', '/docs/tips', 'Tips for a good gallery'],
    ['/docs/tips/index.html?from=mail#sitemap', '/docs/tips?from=mail#sitemap', 'Tips for a good gallery'],
    ['/index.html', '/', /\S/],
  ] as const)
    test(`[S-15] ${path} is clean before the page comes alive, and comes alive without a fault`, async ({
      page,
    }) => {
      const earlyAddress = await noteEarlyAddress(page);
      await page.goto(path);
      expect(await earlyAddress()).toBe(clean);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page).toHaveURL(clean);
      await expect(heading(page)).toHaveText(title);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${clean.replace(/[?#].*/, '')}$`),
      );
    });

  test.describe('without a file', () => {
    test.use({expectedMessages: [/404 \(Not Found\)/]});

    for (const path of ['/docs/tips.html', '/docs/tips/index'])
      test(`[S-15] ${path} leads to its page`, async ({page}) => {
        await page.goto(path);
        await expect(page).toHaveURL('/docs/tips');
        await expect(heading(page)).toHaveText('Tips for a good gallery');
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      });

    for (const path of [
      '//evil.example/login.html',
      '//evil.example/index',
      '/fr//evil.example/login.html',
      '/%5Cevil.example/login.html',
      '/\\evil.example/login.html',
      '//evil.example',
    ])
      test(`${path} stays on this site, whatever link follows from it`, async ({page, baseURL}) => {
        const left: string[] = [];
        await page.route(/evil\.example\/?(login)?(\.html)?$/, (route, request) => {
          if (new URL(request.url()).origin !== baseURL) left.push(request.url());
          return route.fallback();
        });
        await page.goto(baseURL + path);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        expect(new URL(page.url()).origin).toBe(baseURL);
        const foreign = page.locator('a[href*="evil.example"]');
        for (const href of await foreign.evaluateAll(links =>
          links.map(link => (link as HTMLAnchorElement).origin),
        ))
          expect(href).toBe(baseURL);
        expect(left).toEqual([]);
      });

    test('that cannot be decoded shows the not-found page, which comes alive', async ({page}) => {
      await page.goto('/docs/%E0%A4%A');
      await expect(heading(page)).toHaveText('Page Not Found');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    });

    test('[S-15] of no page shows the not-found page once', async ({page}) => {
      await page.goto('/docs/nowhere.html');
      await expect(page).toHaveURL('/docs/nowhere');
      await expect(heading(page)).toHaveText('Page Not Found');
    });
  });

  test('[S-15] that is a page of its own stays as it is', async ({page}) => {
    await page.goto('/404.html');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page).toHaveURL('/404.html');
  });
});

test.describe('under another base path than the site was built for', () => {
  test.use({expectedMessages: [/404 \(Not Found\)|MIME type/]});

  test('[S-17] the home page names the path it was built for and the one that would be right, other pages do not', async ({
    page,
  }) => {
    const {server, origin} = await serveFolder(DOCUMENTATION.embedded.build, {baseUrl: '/moved/'});
    await page.goto(`${origin}/moved/`);
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toContainText('Current configured baseUrl = /');
    await expect(banner).toContainText('We suggest trying baseUrl = /moved/');
    await page.goto(`${origin}/moved/docs/tips`);
    await expect(heading(page)).toHaveText('Tips for a good gallery');
    await expect(banner).toHaveCount(0);
    server.close();
  });
});

test('[S-17] where the scripts are found the home page has no such banner', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
});
