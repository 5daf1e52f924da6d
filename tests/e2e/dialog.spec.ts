import type {Page} from '@playwright/test';
import {expect, test} from '../support/dialogTest';

test.describe('opening', () => {
  test('[D-01] [S-09] the button opens a modal with the field focused', async ({search, page}) => {
    await search.goto();
    await search.button.click();
    await expect(search.input).toBeFocused();
    await expect(search.input).toHaveAttribute('placeholder', 'Search or ask AI');
    expect(await search.dialog.evaluate(dialog => dialog.matches(':modal'))).toBe(true);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  });

  for (const key of ['Control+k', 'Meta+k', 'Control+K'])
    test(`[D-02] ${key} opens it and closes it again`, async ({search, page}) => {
      await search.goto();
      await page.keyboard.press(key);
      await expect(search.input).toBeFocused();
      await page.keyboard.press(key);
      await search.expectClosed();
    });

  test('[D-03] the slash opens it, also while a button has the focus, and types nothing', async ({
    search,
    page,
  }) => {
    await search.goto();
    await page.keyboard.press('/');
    await expect(search.input).toBeFocused();
    await expect(search.input).toHaveValue('');
    await page.keyboard.press('Escape');
    await search.expectClosed();
    await page.keyboard.press('/');
    await expect(search.input).toBeFocused();
    await expect(search.input).toHaveValue('');
  });

  test('[D-03] the slash in a field, a choice or editable text is just a slash', async ({search, page}) => {
    await search.goto();
    for (const tag of ['input', 'textarea', 'div', 'select']) {
      await page.evaluate(name => {
        const added = document.createElement(name);
        if (name === 'div') added.contentEditable = 'true';
        if (name === 'select') added.append(new Option('/'));
        document.querySelector('main')?.prepend(added);
        added.focus();
      }, tag);
      await page.keyboard.press('/');
      await expect(search.dialog).toHaveCount(0);
    }
    await expect(page.locator('main > textarea')).toHaveValue('/');
  });

  test('[D-04] a letter typed on the focused button opens it with that letter', async ({search, page}) => {
    await search.goto();
    await search.button.focus();
    await page.keyboard.type('importer', {delay: 20});
    await expect(search.input).toBeFocused();
    await expect(search.input).toHaveValue('importer');
  });

  test('[D-04] letters typed before its code has arrived are not lost', async ({search, page}) => {
    await search.goto();
    let release = () => {};
    const released = new Promise<void>(resolve => (release = resolve));
    await page.route('**/*.js', async route => {
      await released;
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('importx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('er a');
    await expect(search.dialog).toHaveCount(0);
    release();
    await expect(search.input).toHaveValue('importer a');
  });

  test.describe('before the page comes alive', () => {
    /** Shows a page without its scripts until the returned function is called. */
    async function holdBack(page: Page, path: string): Promise<() => void> {
      let release = () => {};
      const released = new Promise<void>(resolve => (release = resolve));
      await page.route('**/assets/js/**', async route => {
        await released;
        await route.continue();
      });
      await page.goto(path, {waitUntil: 'commit'});
      await expect(page.getByRole('contentinfo')).toBeAttached();
      return release;
    }

    test('[D-02] [D-03] a shortcut and the letters after it are kept', async ({search, page}) => {
      const release = await holdBack(page, '/docs/api');
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('tips');
      await page.keyboard.press('Escape');
      await page.keyboard.type('/importx');
      await page.keyboard.press('Backspace');
      release();
      await expect(search.input).toBeFocused();
      await expect(search.input).toHaveValue('import');
      await page.keyboard.press('Escape');
      await search.expectClosed();
    });

    test('[D-01] so is a press on the button, and one elsewhere takes it back', async ({search, page}) => {
      const release = await holdBack(page, '/docs/api');
      await page.keyboard.press('/');
      await page.getByRole('heading', {level: 1}).click();
      await page.keyboard.type('tips');
      await search.button.click();
      release();
      await expect(search.input).toBeFocused();
      await expect(search.input).toHaveValue('');
    });
  });

  test('[D-05] Ctrl+F, Ctrl+S and Alt with a letter stay with the browser', async ({search, page}) => {
    await search.goto();
    const prevented = await page.evaluate(() => {
      const button = document.querySelector('.DocSearch-Button');
      return [
        {key: 'f', ctrlKey: true},
        {key: 'f', metaKey: true},
        {key: 's', ctrlKey: true},
        {key: 'd', altKey: true},
        {key: 'K', ctrlKey: true, shiftKey: true},
      ].map(init => {
        const event = new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true});
        button?.dispatchEvent(event);
        return event.defaultPrevented;
      });
    });
    expect(prevented).toEqual([false, false, false, false, false]);
    await expect(search.dialog).toHaveCount(0);
  });

  test('[D-06] its code comes with the pointer or the focus on the button, and not before', async ({
    search,
    page,
  }) => {
    const asked: string[] = [];
    const pending = new Set<string>();
    page.on('request', request => {
      if (request.resourceType() !== 'script') return;
      asked.push(request.url());
      pending.add(request.url());
    });
    page.on('requestfinished', request => pending.delete(request.url()));
    await search.goto();
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await search.button.focus();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    // What the dialog asks for itself comes after it.
    await expect.poll(() => asked.some(url => /search-index.*questions/.test(url))).toBe(true);
    await expect.poll(() => pending.size, {timeout: 20_000}).toBe(0);
    const [first, rest] = [asked.slice(0, before), asked.slice(before)];
    expect(first.filter(url => rest.includes(url))).toEqual([]);
    await page.route('**/*.js', route => route.abort());
    await search.open();
  });

  test('[V-01] [V-02] the text selected on the page is the first query, cut to 512 characters', async ({
    search,
    page,
  }) => {
    await search.goto();
    await page.evaluate(() => {
      const long = document.createElement('p');
      long.textContent = 'x'.repeat(600);
      document.querySelector('main')?.prepend(long);
      window.getSelection()?.selectAllChildren(long);
    });
    await page.keyboard.press('Control+k');
    await expect(search.input).toHaveValue('x'.repeat(512));
    await expect
      .poll(() =>
        search.input.evaluate((input: HTMLInputElement) => input.selectionEnd! - input.selectionStart!),
      )
      .toBe(512);
    await search.input.press('End');
    await page.keyboard.type('yy');
    await expect(search.input).toHaveValue('x'.repeat(512));
  });

  test('[D-01] opening and closing moves nothing behind it', async ({search, page}) => {
    await search.goto();
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 700);
    await expect.poll(scrolled).toBe(700);
    await page.mouse.wheel(0, -120);
    await expect.poll(scrolled).toBe(580);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)));
    const place = () =>
      page.evaluate(() => {
        const {x, y, width} = document.querySelector('main h2')!.getBoundingClientRect();
        return {scroll: window.scrollY, x, y, width};
      });
    const before = await place();
    expect(before.scroll).toBeGreaterThan(100);
    await page.keyboard.press('Control+k');
    await expect(search.input).toBeFocused();
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(search.dialog).toHaveCount(0);
    await expect.poll(place).toEqual(before);
  });
});

test.describe('closing', () => {
  test.beforeEach(async ({search}) => {
    await search.goto();
    await search.open();
  });

  test('[D-07] [D-08] Escape closes it, whatever is typed, and the button has the focus', async ({
    search,
    page,
  }) => {
    await search.search('importer');
    await page.keyboard.press('Escape');
    await search.expectClosed();
  });

  test('[D-08] a press beside it closes it and the button has the focus', async ({search, page}) => {
    await page.mouse.click(5, 300);
    await search.expectClosed();
  });

  test('[D-08] the close button closes it and the button has the focus', async ({search}) => {
    await search.dialog.getByRole('button', {name: 'Close'}).click();
    await search.expectClosed();
  });

  test('[D-07] a drag that begins in the field and ends beside it does not close it', async ({
    search,
    page,
  }) => {
    await search.input.fill('importer');
    const box = (await search.input.boundingBox())!;
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(10, 400);
    await page.mouse.up();
    await expect(search.dialog).toBeVisible();
  });

  test('[D-09] Tab and Shift+Tab go round inside it, also over what came with the results', async ({
    search,
    page,
  }) => {
    await search.search('importer');
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press(key);
        const name = await page.evaluate(() => {
          const active = document.activeElement;
          return active?.closest('dialog')
            ? active.id || active.textContent || active.getAttribute('aria-label')
            : 'outside';
        });
        seen.add(name ?? '');
      }
      expect(seen).not.toContain('outside');
      expect(seen).toContain('docsearch-input');
      expect([...seen].some(name => name.startsWith('See all'))).toBe(true);
    }
  });

  test('[D-10] the footer names the version that is searched and the keys', async ({search}) => {
    const footer = search.dialog.getByRole('contentinfo').or(search.dialog.locator('footer'));
    await expect(footer).toContainText('Stable (v2.x)');
    for (const text of ['Select', 'Navigate', 'Close']) await expect(footer).toContainText(text);
  });
});
