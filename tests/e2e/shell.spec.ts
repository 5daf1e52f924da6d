import type {Page} from '@playwright/test';
import {crossedItems} from '../support/crossedItems';
import {expect, test} from '../support/test';

const desktop = {width: 1440, height: 900};
const mobile = {width: 390, height: 844};

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const versionMenu = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^(Stable|Legacy) \(/});
const modeToggle = (page: Page) => page.getByRole('button', {name: /Switch between dark and light mode/});
const mode = (page: Page) => page.locator('html').getAttribute('data-theme');

test.describe('navigation', () => {
  test('[S-01] the first Tab reaches the skip link, Enter moves the focus to the main content', async ({
    page,
  }) => {
    await page.goto('/docs/api');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('[S-01] a visit to another page starts the tab order again', async ({page}) => {
    await page.goto('/docs/introduction');
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'What do you need?'})
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('What do you need?');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('[S-03] [E-05] the navbar stays on top and holds its items left and right', async ({page}) => {
    await page.goto('/docs/api');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: 'Documentation'})).toHaveAttribute(
      'href',
      '/docs/introduction',
    );
    await expect(navbar.getByRole('link', {name: 'GitHub'})).toHaveAttribute(
      'href',
      'https://github.com/mosaika/mosaika',
    );
    await expect(versionMenu(page)).toBeVisible();
    const middle = desktop.width / 2;
    for (const name of ['Documentation', 'Playground', 'Sign up'])
      expect((await navbar.getByRole('link', {name}).boundingBox())?.x, name).toBeLessThan(middle);
    expect((await navbar.getByRole('link', {name: 'GitHub'}).boundingBox())?.x).toBeGreaterThan(middle);
    expect(await navbar.evaluate(element => getComputedStyle(element).position)).toBe('sticky');
  });

  test('[S-08] [E-02] the version menu changes the version and the choice is kept', async ({page}) => {
    await page.goto('/docs/styling');
    await versionMenu(page).hover();
    await page.getByRole('link', {name: 'Legacy (v1.0 - v1.x)'}).click();
    await expect(page).toHaveURL('/docs/v1/styling');
    await expect(versionMenu(page)).toHaveText('Legacy (v1.0 - v1.x)');
    await page.goto('/blog');
    await expect(versionMenu(page)).toHaveText('Legacy (v1.0 - v1.x)');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
      .toBe('v1');
  });

  test('[E-06] the footer has the links, the logo and the words of the configuration', async ({page}) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', {name: 'FAQ'})).toHaveAttribute('href', '/docs/faq');
    await expect(footer.getByRole('link', {name: 'Forum'})).toHaveAttribute(
      'href',
      'https://forum.example.com/',
    );
    const logo = footer.getByRole('img', {name: 'Mosaika'}).filter({visible: true});
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(132);
    await expect(footer).toContainText('2022-2025 the Mosaika project');
  });

  test('[S-11] the footer shows columns where its links have titles', async ({page}) => {
    await page.goto('/blog');
    const columns = page.getByRole('contentinfo').locator('.footer__col');
    await expect(columns).toHaveCount(4);
    const [first, last] = await Promise.all([columns.first().boundingBox(), columns.last().boundingBox()]);
    expect(first?.y).toBe(last?.y);
    expect(last?.x).toBeGreaterThan(first?.x ?? Infinity);
  });

  test('[S-09] the search button carries its words', async ({page}) => {
    await page.goto('/');
    await expect(page.getByRole('button', {name: 'Go on, give it a search...'})).toBeVisible();
  });
});

test.describe('menus', () => {
  test('[T-07] the version menu toggles on Enter and closes on Escape, outside presses and outside focus', async ({
    page,
  }) => {
    await page.goto('/docs/api');
    const button = versionMenu(page);
    const item = page.getByRole('link', {name: 'Legacy (v1.0 - v1.x)'});
    await expect(item).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(item).toBeHidden();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await page.getByRole('heading', {level: 1}).dispatchEvent('mousedown');
    await expect(item).toBeHidden();

    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await page.getByRole('heading', {level: 1}).dispatchEvent('touchstart');
    await expect(item).toBeHidden();

    await page.keyboard.press('Enter');
    await expect(item).toBeVisible();
    await page.getByRole('link', {name: 'GitHub'}).first().focus();
    await expect(item).toBeHidden();
  });

  test.describe('on a small screen', () => {
    test.use({viewport: mobile});

    test('[S-05] [T-06] the menu slides out over a locked page and leads from one menu to the other', async ({
      page,
    }) => {
      await page.goto('/docs/api');
      await menuButton(page).click();
      const sidebar = page.locator('.navbar-sidebar');
      await expect(sidebar.getByRole('link', {name: 'API Reference'})).toBeInViewport();
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
      await sidebar.getByRole('button', {name: /Back to main menu/}).click();
      await expect(sidebar.getByRole('link', {name: 'Playground'})).toBeInViewport();
      await sidebar.getByRole('link', {name: 'Documentation'}).click();
      await expect(page).toHaveURL('/docs/introduction');
    });

    test('[T-06] the menu closes when the window grows wide', async ({page}) => {
      await page.goto('/docs/api');
      await menuButton(page).click();
      await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
      await page.setViewportSize(desktop);
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.body).overflow))
        .not.toBe('hidden');
    });

    test('[S-05] the menu keeps the keyboard, and Escape closes it and gives the focus back', async ({
      page,
    }) => {
      await page.goto('/docs/api');
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      const close = page.getByRole('button', {name: 'Close navigation bar'});
      await expect(close).toBeFocused();
      const stroke = await close.locator('svg > g').evaluate(icon => getComputedStyle(icon).stroke);
      expect(stroke, 'the icon is drawn').not.toBe('none');
      await page.evaluate(() =>
        document.addEventListener('focusin', ({target}) => {
          if (target instanceof Element && !target.closest('.navbar-sidebar'))
            document.documentElement.dataset.strayed = target.outerHTML;
        }),
      );
      for (let press = 0; press < 40; press += 1) await page.keyboard.press('Tab');
      await expect(page.locator('html')).not.toHaveAttribute('data-strayed', /./);
      await page.keyboard.press('Escape');
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await expect(menuButton(page)).toBeFocused();
    });

    test('[T-07] the version menu is collapsible and open where its page is active', async ({page}) => {
      await page.goto('/docs/v1/styling');
      await menuButton(page).click();
      const sidebar = page.locator('.navbar-sidebar');
      await sidebar.getByRole('button', {name: /Back to main menu/}).click();
      const versions = sidebar.getByRole('button', {name: 'Versions'});
      const item = sidebar.getByRole('link', {name: 'Legacy (v1.0 - v1.x)'});
      await expect(item).toBeVisible();
      await versions.click();
      await expect(item).toBeHidden();
      await versions.click();
      await expect(item).toBeVisible();
    });
  });
});

test('[S-22] [B-01] at 996 px the layout is the mobile one, one pixel more makes it the desktop one', async ({
  page,
}) => {
  await page.setViewportSize({width: 996, height: 800});
  await page.goto('/docs/api');
  await expect(menuButton(page)).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeHidden();
  await page.setViewportSize({width: 997, height: 800});
  await expect(menuButton(page)).toBeHidden();
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
});

test('[S-03][S-22] nothing in the navbar meets its neighbour at any width, with the longest of labels', async ({
  page,
}) => {
  for (const path of ['/docs/v1/styling', '/fr/docs/v1/styling']) {
    await page.goto(path);
    for (const width of [320, 768, 769, 996, 997, 1060, 1200, 1201, 1440]) {
      await page.setViewportSize({width, height: 800});
      const search = page.locator('.DocSearch-Button');
      await expect(search, `${path}, ${width} px`).toBeInViewport({ratio: 1});
      await expect.poll(() => crossedItems(page), {message: `${path}, ${width} px`}).toEqual([]);
    }
  }
});

test.describe('announcement', () => {
  test('[S-02] [E-04] the bar promotes the AI assistant, is dismissed for good and has the colours configured', async ({
    page,
  }) => {
    await page.goto('/');
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toContainText('Ask AI');
    await expect(bar).toHaveAttribute('style', /var\(--ds-announcement-background\)/);
    await page.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.theme-announcement-bar').filter({visible: true})).toHaveCount(0);
  });

  for (const [stored, shown] of [
    ['an-older-bar', true],
    ['announcement-bar', false],
    ['annoucement-bar', false],
  ] as const) {
    test(`[T-04] a dismissed bar with the id ${stored} ${shown ? 'shows again' : 'stays away'}`, async ({
      page,
    }) => {
      await page.addInitScript(id => {
        localStorage.setItem('docusaurus.announcement.id', id);
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      }, stored);
      await page.goto('/');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('.theme-announcement-bar').filter({visible: true})).toHaveCount(
        shown ? 1 : 0,
      );
    });
  }
});

test.describe('colour mode', () => {
  test('[S-06] [T-02] [E-03] the toggle goes from system to light, dark and back', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.goto('/');
    const choice = page.locator('html');
    expect(await mode(page)).toBe('dark');
    await expect(choice).toHaveAttribute('data-theme-choice', 'system');
    for (const [chosen, seen] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'dark'],
    ] as const) {
      await modeToggle(page).click();
      await expect(choice).toHaveAttribute('data-theme-choice', chosen);
      await expect(choice).toHaveAttribute('data-theme', seen);
    }
    await page.emulateMedia({colorScheme: 'light'});
    await expect(choice).toHaveAttribute('data-theme', 'light');
  });

  test('[T-02] without a preference of the system the site is light', async ({page}) => {
    await page.emulateMedia({colorScheme: 'no-preference'});
    await page.goto('/');
    expect(await mode(page)).toBe('light');
  });

  test('[T-03] [B-03] the choice persists and reaches other tabs', async ({page, context}) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/docs/api');
    await modeToggle(page).click();
    await modeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    expect(await mode(page)).toBe('dark');
  });
});

test.describe('scrolling', () => {
  test('[S-13] a visit scrolls to the target of the hash, else to the top', async ({page}) => {
    await page.goto('/docs/api');
    await page.getByRole('link', {name: 'lazyRowsLimit', exact: true}).first().click();
    await expect(page).toHaveURL(/#lazyrowslimit$/);
    await expect(page.locator('h3#lazyrowslimit')).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
    await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').last().click();
    await expect(page).not.toHaveURL(/\/docs\/api/);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('[S-13] a visit to an anchor of another page scrolls to it, from a link and from a hit', async ({
    page,
  }) => {
    await page.goto('/docs/getting-started');
    await page.locator('main').getByRole('link', {name: 'lightbox'}).first().click();
    await expect(page).toHaveURL('/docs/concepts#term-lightbox');
    await expect(page.locator('#term-lightbox')).toBeInViewport();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search', exact: true}).fill('maxTilesPerRow');
    await page
      .getByRole('option', {name: /^maxTilesPerRow/})
      .first()
      .click();
    await expect(page).toHaveURL('/docs/api#maxtilesperrow');
    await expect(page.locator('h3#maxtilesperrow')).toBeInViewport();
  });

  test('[S-14] where only the query changes, neither the page nor the focus moves', async ({page}) => {
    await page.goto('/search?q=importer');
    const versions = page.getByRole('navigation', {name: /version/i}).getByRole('link');
    await expect(page.getByRole('main').getByRole('listitem').nth(9)).toBeVisible();
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollTop(page)).toBe(300);
    await versions.last().focus();
    const before = await scrollTop(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/version=/);
    await expect(versions.last()).toHaveAttribute('aria-current', 'true');
    expect(await scrollTop(page)).toBe(before);
    await expect(versions.last()).toBeFocused();
  });

  test('the table of contents follows the reader, unless the reader is at it', async ({page}) => {
    await page.goto('/docs/api');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const contents = page.locator('.theme-doc-toc-desktop');
    const first = contents.getByRole('link').first();
    const last = contents.getByRole('link').last();
    await expect(first).toBeInViewport();
    await expect(last).not.toBeInViewport();
    const scrollTo = (top: number) =>
      page.evaluate(to => window.scrollTo({top: to, behavior: 'instant'}), top);
    await scrollTo(Number.MAX_SAFE_INTEGER);
    await expect(last).toBeInViewport();
    await expect(first).not.toBeInViewport();
    await contents.hover();
    await scrollTo(0);
    await expect(contents.locator('[class*="--active"]')).toHaveCount(0);
    await expect(last).toBeInViewport();
    await page.mouse.move(500, 500);
    await scrollTo(2000);
    await expect(contents.locator('[class*="--active"]')).toHaveCount(1);
    await scrollTo(0);
    await expect(first).toBeInViewport();
  });

  test('[T-05] the navbar leaves when scrolling down, comes back when scrolling up, and leaves for a hash', async ({
    page,
  }) => {
    await page.goto('/docs/api');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar).toBeInViewport();
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(page)).toBe(600);
    await page.mouse.wheel(0, 900);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(navbar).toBeInViewport();
    await page.mouse.wheel(0, -3000);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(navbar).toBeInViewport();
    await page.getByRole('link', {name: 'maxTilesPerRow', exact: true}).first().click();
    await expect(page.locator('h3#maxtilesperrow')).toBeInViewport();
    await expect(navbar).not.toBeInViewport();
  });

  test('[T-05] a navbar that a hash has hidden comes back for the focus of the keyboard', async ({page}) => {
    await page.goto('/docs/getting-started');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', {name: 'Search', exact: true});
    await field.fill('maxTilesPerRow');
    await page
      .getByRole('option', {name: /^maxTilesPerRow/})
      .first()
      .click();
    await expect(page).toHaveURL(/#/);
    await expect(navbar).not.toBeInViewport();
    await page.keyboard.press('Shift+Tab');
    await expect(navbar.getByRole('button', {name: /Switch between dark and light mode/})).toBeFocused();
    await expect(navbar).toBeInViewport({ratio: 1});
  });
});

test('[T-01] choosing a tab changes every group of its kind above, and moves neither the tab nor the navbar', async ({
  page,
}) => {
  await page.goto('/docs/api');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const groups = page
    .getByRole('tablist')
    .filter({has: page.getByRole('tab', {name: 'JavaScript', exact: true})});
  const last = groups.last();
  await last.scrollIntoViewIfNeeded();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 100);
  await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
  const tab = last.getByRole('tab', {selected: false}).first();
  const name = await tab.innerText();
  const above = await scrollTop(page);
  const before = (await tab.boundingBox())?.y ?? 0;
  await tab.click();
  await expect(groups.first().getByRole('tab', {name, exact: true})).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => scrollTop(page), {message: 'the text above is of another length'}).not.toBe(above);
  expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
});

test.describe('collapsible lists', () => {
  for (const [reducedMotion, duration] of [
    ['no-preference', /^0\.[1-9]\d*s$/],
    ['reduce', /^(0\.001s|1ms)$/],
  ] as const)
    test(`[B-10] ease in and out; motion: ${reducedMotion}`, async ({page}) => {
      await page.emulateMedia({reducedMotion});
      await page.goto('/docs/api');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const category = page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .locator('.theme-doc-sidebar-item-category')
        .filter({hasText: 'Introduction'});
      const seen = category.locator('ul').evaluate(
        list =>
          new Promise<{easing: string; duration: string}>(resolve =>
            list.addEventListener(
              'transitionrun',
              () => {
                const {transitionTimingFunction, transitionDuration} = getComputedStyle(list);
                resolve({easing: transitionTimingFunction, duration: transitionDuration});
              },
              {once: true},
            ),
          ),
      );
      await category.getByRole('button').first().click();
      const {easing, duration: taken} = await seen;
      expect(easing).toBe('ease-in-out');
      expect(taken).toMatch(duration);
      await expect(category.getByRole('link', {name: 'What do you need?'})).toBeHidden();
    });
});

test.describe('headings', () => {
  test('[S-20] the link of a heading is named after its whole text, code included', async ({page}) => {
    await page.goto('/docs/api');
    const link = page.getByRole('link', {name: 'Direct link to maxTilesPerRow', exact: true});
    await expect(link).toHaveAttribute('href', /#maxtilesperrow$/);
    await expect(link).toHaveCSS('opacity', '0');
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    const headings = await page
      .getByRole('main')
      .locator('h2, h3')
      .evaluateAll(all =>
        all.map(heading => ({
          text: heading.textContent.replace('\u200b', '').trim(),
          label: heading.querySelector('a.hash-link')?.getAttribute('aria-label'),
        })),
      );
    expect(headings.map(({label}) => label)).toEqual(headings.map(({text}) => `Direct link to ${text}`));
  });

  test('[S-21] the table of contents lists the headings of levels 2 and 3, no others', async ({page}) => {
    await page.goto('/docs/api');
    const hrefs = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
    const ids = await page
      .locator('.theme-doc-markdown')
      .locator('h2[id], h3[id]')
      .evaluateAll(headings => headings.map(({id}) => `#${id}`));
    expect(hrefs).toEqual(ids);
    await expect(page.locator('.theme-doc-markdown h4[id]').first()).toBeAttached();
  });
});

test.describe('a page that is not there', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  for (const path of ['/nowhere', '/docs/nowhere', '/docs/v1/nowhere']) {
    test(`[S-19] [R-08] ${path} keeps its title after hydration and asks not to be indexed`, async ({
      page,
    }) => {
      await page.goto(path);
      const search = page.getByRole('button', {name: 'Search for it'});
      await expect(search).toBeVisible();
      await expect(page).toHaveTitle('Page Not Found | Mosaika');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    });
  }

  test('[R-08] the not-found page searches for the words of the address', async ({page}) => {
    await page.goto('/docs/importer-schedul.html');
    await page.getByRole('button', {name: 'Search for it'}).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('importer schedul');
  });
});

test.describe('metadata', () => {
  test('[S-18] a page says its canonical address, its language, its version and its social card', async ({
    page,
  }) => {
    await page.goto('/docs/v1/styling');
    const content = (selector: string) => page.locator(selector).first().getAttribute('content');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/docs\/v1\/styling$/);
    await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(1);
    await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveCount(1);
    expect(await content('meta[name="docsearch:language"]')).toBe('en');
    expect(await content('meta[name="docsearch:docusaurus_tag"]')).toBe('docs-default-v1');
    expect(await content('meta[name="docsearch:version"]')).toBe('v1');
    expect(await content('meta[property="og:title"]')).toContain('Styling');
    const description = (await content('meta[name="description"]')) ?? '';
    expect(description.split(' ').length).toBeGreaterThan(5);
    expect(await content('meta[property="og:description"]')).toBe(description);
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    const card = await content('meta[property="og:image"]');
    const picture = await page.request.get(new URL(card ?? '').pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
  });
});
