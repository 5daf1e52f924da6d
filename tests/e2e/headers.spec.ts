import type {Page} from '@playwright/test';
import {expect, test} from '../support/dialogTest';

declare global {
  interface Window {
    /** Set by a script that must not run. */
    ranUnasked?: boolean;
  }
}

/** Returns what the page's policy stopped so far, over all its documents: the directive and what it stopped. */
async function watchPolicy(page: Page): Promise<string[]> {
  const stopped: string[] = [];
  await page.exposeFunction('tellStopped', (what: string) => stopped.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
      const tell: unknown = Reflect.get(window, 'tellStopped');
      if (typeof tell === 'function') tell(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return stopped;
}

test.describe('the headers', () => {
  test('of a page name its policy and have it asked for again', async ({request}) => {
    for (const path of ['/', '/docs/api', '/blog', '/search', '/docs/run-it-yourself', '/nowhere']) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-[^;]*;/);
      expect(headers['content-security-policy'], path).not.toMatch(/unsafe-(inline|eval)/);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy'], path).toContain('camera=()');
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect(headers['cache-control'], path).toMatch(/no-cache|max-age=0, must-revalidate/);
    }
  });

  test('of scripts, styles and what is searched let no missing one be kept', async ({page, search}) => {
    const kept = new Set<string>();
    page.on('response', response => {
      const {pathname} = new URL(response.url());
      if (!pathname.startsWith('/assets/')) return;
      expect(response.headers()['cache-control'], pathname).toBe('public, max-age=0, must-revalidate');
      expect(response.headers()['x-content-type-options'], pathname).toBe('nosniff');
      kept.add(pathname.split('/')[2] ?? '');
    });
    await search.goto();
    await search.open();
    await search.search('styling');
    expect([...kept].sort()).toEqual(['css', 'js', 'search']);
  });
});

test.describe('the policy', () => {
  test('stops nothing that the site does itself', async ({page, search}) => {
    const stopped = await watchPolicy(page);
    const article = page.getByRole('main');

    await test.step('home page, reached from a page', async () => {
      await search.goto('/docs/getting-started');
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link').first().click();
      await expect(page).toHaveURL('/');
      await search.goto('/');
    });
    await test.step('page with tabs, code and tables', async () => {
      await search.goto('/docs/getting-started');
      await article.getByRole('tab').nth(1).click();
      await expect(article.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
      await page
        .getByRole('button', {name: /color mode|colour mode|dark/i})
        .first()
        .click();
      await search.goto('/docs/api');
    });
    await test.step('blog and not-found page', async () => {
      await search.goto('/blog');
      await article.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await expect(article.getByRole('article')).toHaveCount(1);
    });
    await test.step('old address', async () => {
      await page.goto('/docs/run-it-yourself?a=1#b');
      await expect(page).toHaveURL('/docs/v1/run-it-yourself?a=1#b');
    });
    await test.step('dialog, results page and answer', async () => {
      await search.goto();
      await search.open();
      await search.search('rows and tiles');
      await search.list.getByRole('option', {name: /^Ask AI: /}).click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible({timeout: 15_000});
      await search.goto('/search?q=styling');
      await expect(article.getByRole('link', {name: /styl/i}).first()).toBeVisible({timeout: 15_000});
    });

    expect(stopped).toEqual([]);
  });

  test('[S-17] lets the home page explain a wrong base URL, styled, when no script of the site arrives', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage(baseURL === undefined ? {} : {baseURL});
    const stopped = await watchPolicy(page);
    await page.route('**/assets/js/**', route => route.abort());
    await page.goto('/');
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toHaveCSS(
      'font-size',
      '30px',
    );
    expect(stopped).toEqual([]);
    await page.close();
  });

  test.describe('stops what the site never does:', () => {
    test.use({expectedMessages: [/Content Security Policy|This document requires 'Trusted/]});

    test('scripts, handlers, text as code, other hosts, frames', async ({page, search}) => {
      const stopped = await watchPolicy(page);
      await search.goto();
      const written = await page.evaluate(() => {
        const run = 'window.ranUnasked = true';
        const script = document.createElement('script');
        const button = document.createElement('button');
        const box = document.createElement('div');
        const base = document.createElement('base');
        const styled = document.createElement('p');
        for (const write of [
          () => (script.textContent = run),
          () => (script.src = 'https://elsewhere.example/script.js'),
          () => button.setAttribute('onclick', run),
          () => new Worker('https://elsewhere.example/worker.js'),
          () => setTimeout(run),
        ])
          try {
            write();
          } catch {
            // Nothing was written.
          }
        script.append(run);
        base.href = 'https://elsewhere.example/';
        styled.setAttribute('style', 'position: fixed');
        box.innerHTML = `<p class="a">Read on <img src=x onerror="${run}"></p>`;
        document.body.append(script, button, styled, box);
        document.head.append(base);
        button.click();
        return {text: box.textContent, images: box.querySelectorAll('img').length};
      });
      expect(written).toEqual({
        text: '<p class="a">Read on <img src=x onerror="window.ranUnasked = true"></p>',
        images: 0,
      });
      await expect
        .poll(() => [...new Set(stopped.map(entry => entry.split(':')[0]))].sort())
        .toEqual(expect.arrayContaining(['base-uri', 'require-trusted-types-for', 'style-src-attr']));
      expect(await page.evaluate(() => window.ranUnasked)).toBeUndefined();
      expect(
        await page.evaluate(() =>
          fetch('https://elsewhere.example/').then(
            () => 'sent',
            () => 'stopped',
          ),
        ),
      ).toBe('stopped');
      await expect.poll(() => stopped.some(entry => entry.startsWith('connect-src'))).toBe(true);
    });
  });
});
