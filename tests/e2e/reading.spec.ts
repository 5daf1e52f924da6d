import type {Locator} from '@playwright/test';
import {expect, test} from '../support/test';

/** Pages with code, tables and tabs. */
const PAGES = [
  '/docs/api',
  '/docs/getting-started',
  '/docs/styling',
  '/docs/importer/requests',
  '/docs/templates',
];

const mobile = {width: 390, height: 844};

/** Returns the box of an element with the ring that the focus would draw around it. */
const ringOf = (element: Locator) =>
  element.evaluate((focused: HTMLElement) => {
    const {left, right, top, bottom} = focused.getBoundingClientRect();
    const {outlineOffset, outlineWidth} = getComputedStyle(focused);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return {left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach};
  });

test.describe('tables', () => {
  test('end where the column does, wide and narrow', async ({page}) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      for (const path of PAGES) {
        await page.goto(path);
        const edges = await page.locator('main table').evaluateAll(tables =>
          tables
            .filter(table => table.checkVisibility() && !table.closest('li, [role="tabpanel"]'))
            .map(table => ({
              table: Math.round(table.getBoundingClientRect().right),
              frame: Math.round(table.parentElement?.getBoundingClientRect().right ?? 0),
            })),
        );
        expect(new Set(edges.map(({frame}) => frame)).size, `${path}, ${width} px`).toBeLessThanOrEqual(1);
        for (const {table, frame} of edges)
          expect(table, `${path}, ${width} px`).toBeGreaterThanOrEqual(frame);
      }
    }
  });

  test('on a phone show every row whole, each value under the head of its column', async ({page}) => {
    await page.setViewportSize(mobile);
    for (const path of PAGES) {
      await page.goto(path);
      const cut = await page.locator('main table').evaluateAll(tables =>
        tables
          .filter(table => table.checkVisibility())
          .filter(({scrollWidth, parentElement}) => scrollWidth > (parentElement?.clientWidth ?? 0))
          .map(({textContent}) => textContent.slice(0, 60)),
      );
      expect(cut, path).toEqual([]);
    }
    await page.goto('/docs/api');
    const row = page.locator('main table').first().getByRole('row').filter({hasText: 'galleryId'});
    await expect(row.locator('td').nth(1)).toHaveAttribute('data-label', 'Type');
    const label = await row
      .locator('td')
      .nth(1)
      .evaluate(cell => getComputedStyle(cell, '::before').content);
    expect(label).toContain('Type');
    await page.setViewportSize({width: 1440, height: 900});
    expect(
      await row
        .locator('td')
        .nth(1)
        .evaluate(cell => getComputedStyle(cell, '::before').content),
    ).toBe('none');
  });

  test('[S-07] on a phone put the colon after the head of a column as the language of the page does', async ({
    page,
  }) => {
    await page.setViewportSize(mobile);
    for (const [path, colon] of [
      ['/docs/requirements', ': '],
      ['/fr/docs/requirements', '\u00a0: '],
      ['/fr/docs/v1/api', ': '],
    ] as const) {
      await page.goto(path);
      const label = await page
        .locator('main td[data-label]')
        .first()
        .evaluate(cell => getComputedStyle(cell, '::before').content);
      expect(label.replaceAll('" "', ''), path).toMatch(new RegExp(`[^\\s\u00a0]${colon}"$`));
    }
  });

  test('keep a figure and its unit on one line', async ({page}) => {
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({width, height: 900});
      await page.goto('/blog/pictures-without-an-account');
      const lines = await page
        .getByRole('cell', {name: '118 ms'})
        .or(page.locator('td', {hasText: '118 ms'}))
        .first()
        .evaluate(cell => {
          const range = new Range();
          range.selectNodeContents(cell);
          return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
        });
      expect(lines, `${width} px`).toBe(1);
    }
  });
});

test.describe('the tab key', () => {
  test('stops at code that scrolls, and at no other', async ({page}) => {
    await page.goto('/docs/api');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const blocks = page.locator('main pre').filter({visible: true});
    const stops = () =>
      blocks.evaluateAll(all =>
        all.map(block => ({stop: block.tabIndex >= 0, scrolls: block.scrollWidth > block.clientWidth})),
      );
    await expect.poll(async () => (await stops()).filter(({stop}) => stop).length).toBeGreaterThan(0);
    const found = await stops();
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({stop, scrolls}) => stop !== scrolls)).toEqual([]);

    await page.goto('/docs/getting-started');
    await expect(blocks.and(page.locator('[tabindex="0"]')).first()).toBeVisible();
    const wide = blocks.and(page.locator('[tabindex="0"]')).first();
    await wide.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => wide.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  });
});

test('[S-20] headings are named after their own words', async ({page}) => {
  await page.goto('/docs/api');
  await expect(page.getByRole('heading', {level: 3, name: 'maxTilesPerRow', exact: true})).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', {name: /Direct link to/})).toHaveCount(0);
});

test('text keeps its measure in tabs and in what unfolds', async ({page}) => {
  for (const path of PAGES) {
    await page.goto(path);
    const widest = await page
      .locator('.markdown p:not(li p, td p, figure p)')
      .evaluateAll(all =>
        Math.max(
          ...all.filter(text => text.checkVisibility()).map(text => text.getBoundingClientRect().width),
        ),
      );
    expect(Math.round(widest), path).toBeLessThanOrEqual(584);
  }
});

test.describe('the copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('has its icon in the middle, which stays there, and confirms beside all buttons', async ({page}) => {
    await page.setViewportSize(mobile);
    await page.goto('/docs/api');
    const block = page
      .locator('.theme-code-block')
      .filter({visible: true, has: page.getByRole('button', {name: 'Toggle word wrap'})})
      .first();
    const button = block.getByRole('button', {name: 'Copy code to clipboard'});
    await button.scrollIntoViewIfNeeded();
    const offset = () =>
      button.evaluate(element => {
        const frame = element.getBoundingClientRect();
        const icon = element.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
        return [
          icon.left + icon.right - frame.left - frame.right,
          icon.top + icon.bottom - frame.top - frame.bottom,
        ].map(Math.round);
      });
    expect(await offset()).toEqual([0, 0]);
    await button.click();
    const word = block.getByRole('status');
    await expect(word).toHaveText('Copied');
    expect(await offset()).toEqual([0, 0]);
    const said = await word.boundingBox();
    for (const other of await block.getByRole('button').all())
      expect((said?.x ?? Infinity) + (said?.width ?? Infinity)).toBeLessThan(
        (await other.boundingBox())?.x ?? 0,
      );
  });
});

test('the ring of the focus is whole around tabs and inside the navbar', async ({page}) => {
  await page.goto('/docs/getting-started');
  await page.keyboard.press('Tab');
  for (const [items, container] of [
    [
      page.getByRole('tab').and(page.locator('[tabindex="0"]')).filter({visible: true}),
      page.getByRole('tablist').first(),
    ],
    [
      page.locator('.navbar__inner .navbar__link').filter({visible: true}),
      page.getByRole('navigation', {name: 'Main'}),
    ],
  ] as const) {
    // A navbar that hides on scrolling comes back at the top.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('.navbar')).toBeInViewport({ratio: 1});
    for (const item of (await items.all()).slice(0, 8)) {
      await item.focus();
      const ring = await ringOf(item);
      const list = item.locator('xpath=ancestor::*[@role="tablist"]');
      const frame = await ((await list.count()) > 0 ? list : container).evaluate(element => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        return {left, right, top, bottom};
      });
      expect(ring.left).toBeGreaterThanOrEqual(frame.left);
      expect(ring.right).toBeLessThanOrEqual(frame.right);
      expect(ring.top).toBeGreaterThanOrEqual(frame.top);
      expect(ring.bottom).toBeLessThanOrEqual(frame.bottom);
    }
  }
});

test('on paper no code and no table is cut', async ({page}) => {
  // The width of an A4 sheet between the site's margins.
  await page.setViewportSize({width: 643, height: 900});
  await page.emulateMedia({media: 'print'});
  for (const path of [...PAGES, '/docs/importer/overview', '/docs/v1/styling', '/docs/v1/api']) {
    await page.goto(path);
    const cut = await page.locator('main :is(pre, table, div:has(> table))').evaluateAll(all =>
      all
        .filter(element => element.checkVisibility())
        .filter(
          element =>
            element.scrollWidth > element.clientWidth + 1 ||
            element.getBoundingClientRect().right > document.documentElement.clientWidth,
        )
        .map(({textContent}) => textContent.slice(0, 60)),
    );
    expect(cut, path).toEqual([]);
  }
});

test.describe('before reading', () => {
  test('[S-07][S-08] an old page without translation says both in one notice of two lines', async ({
    page,
  }) => {
    await page.goto('/fr/docs/v1/styling');
    const notice = page.getByRole('note');
    await expect(notice).toHaveCount(1);
    const lines = notice.getByRole('paragraph');
    await expect(lines).toHaveText([/n’est plus maintenue/, /pas encore traduite/]);
    for (const line of await lines.all())
      expect(
        await line.evaluate(element => {
          const {lineHeight} = getComputedStyle(element);
          return Math.round(element.getBoundingClientRect().height / Number.parseFloat(lineHeight));
        }),
      ).toBe(1);
    await expect(page.locator('.theme-doc-version-badge')).toHaveCount(0);
    await notice.getByRole('link', {name: 'la dernière version'}).click();
    await expect(page).toHaveURL('/fr/docs/styling');
    await expect(page.getByRole('note').getByRole('paragraph')).toHaveText([/pas encore traduite/]);
    await page.goto('/docs/styling');
    await expect(page.getByRole('note')).toHaveCount(0);
  });

  test('[S-07] the sidebar shows which pages are in another language', async ({page}) => {
    await page.goto('/fr/docs/getting-started');
    const sidebar = page.getByRole('navigation', {name: 'Menu de la documentation'});
    const markOf = (name: string) =>
      sidebar
        .getByRole('link', {name, exact: true})
        .evaluate(link => getComputedStyle(link, '::after').content);
    expect(await markOf('Styling')).toContain('"en"');
    expect(await markOf('De quoi avez-vous besoin ?')).toBe('none');
  });
});
