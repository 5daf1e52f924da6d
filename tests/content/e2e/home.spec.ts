import {expect, test} from '../../support/dialogTest';

test.describe('the home page', () => {
  test('[R-01] its field opens the dialog with the letters typed, and gets the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const field = page.getByRole('searchbox', {name: 'Search this documentation'});
    await expect(field).toHaveAttribute('placeholder', 'Search or ask AI');
    await field.focus();
    await page.keyboard.type('recent', {delay: 15});
    const input = page.getByRole('dialog').getByRole('combobox');
    await expect(input).toHaveValue('recent');
    await page.keyboard.type(' searches');
    await expect(input).toHaveValue('recent searches');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  });

  test('[R-01] its heading breaks within no word, narrow and wide, in both languages', async ({page}) => {
    for (const path of ['/', '/fr/']) {
      await page.goto(path);
      for (const width of [320, 390, 768, 996, 997, 1100, 1440]) {
        await page.setViewportSize({width, height: 800});
        const broken = await page.getByRole('heading', {level: 1}).evaluate(heading => {
          const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const {index, 0: word} of (node.textContent ?? '').matchAll(/\S+/g)) {
              const range = new Range();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              if (range.getClientRects().length > 1) found.push(word);
            }
          return found;
        });
        expect(broken, `${path}, ${width} px`).toEqual([]);
      }
    }
  });

  test('[R-01] each example query opens the dialog and finds something', async ({page}) => {
    await page.goto('/');
    const examples = page.getByRole('paragraph').filter({hasText: /^Try/}).getByRole('button');
    await expect(examples).toHaveCount(3);
    for (const example of await examples.all()) {
      const query = await example.innerText();
      await example.click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue(query);
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(example).toBeFocused();
    }
  });

  for (const path of ['/', '/fr/'])
    test(`${path} shows as found what the dialog finds, in its order and its words`, async ({page}) => {
      await page.goto(path);
      const proof = page.getByRole('main').getByRole('figure').first();
      const read = (rows: Element[]) =>
        rows.map(row => ({
          address: (row as HTMLAnchorElement).href,
          words: [...row.querySelectorAll('mark')].map(({textContent}) => textContent),
          text: row.textContent.replaceAll(/\s+/g, ' ').trim(),
        }));
      const shown = await proof.getByRole('link').evaluateAll(read);
      expect(shown).toHaveLength(3);
      await page.getByRole('button', {name: await proof.locator('figcaption b').innerText()}).click();
      const group = page.getByRole('dialog').locator('.DocSearch-Hits').first();
      await expect(group.getByRole('option').nth(2)).toBeVisible({timeout: 15_000});
      const found = await group.getByRole('option').evaluateAll(read);
      expect(shown).toEqual(found.slice(0, 3));
    });

  for (const path of ['/', '/fr/'])
    test(`${path} answers its question as the dialog does`, async ({page}) => {
      await page.goto(path);
      const answer = page.locator('section').filter({has: page.locator('blockquote')});
      const lines = (await answer.locator('blockquote').innerText()).split('\n').filter(Boolean);
      expect(lines.length).toBeGreaterThan(0);
      const sources = await answer
        .locator('figcaption a')
        .evaluateAll(links => links.map(link => link.getAttribute('href')));
      expect(sources.length).toBeGreaterThan(0);
      await answer.getByRole('button').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('option', {name: /^(Ask AI|Demander à l’IA)/}).click();
      for (const line of lines)
        await expect(dialog).toContainText(line.replaceAll(/\s+/g, ' '), {timeout: 30_000});
      for (const source of sources)
        await expect(dialog.locator(`a[href="${source}"]`).first()).toBeAttached({timeout: 30_000});
    });

  test('without a script the field leads to the search page', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('searchbox').fill('colors');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=colors');
    await context.close();
  });

  test('[D-03] what is typed into a field stays in it, and a press on an example is kept', async ({
    search,
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>(resolve => (release = resolve));
    await page.route('**/assets/js/**', async route => {
      await released;
      await route.continue();
    });
    await page.goto('/', {waitUntil: 'commit'});
    const field = page.getByRole('searchbox', {name: 'Search this documentation'});
    await field.click();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    const example = page.getByRole('paragraph').filter({hasText: /^Try/}).getByRole('button').first();
    const query = await example.innerText();
    await example.click();
    release();
    await expect(search.input).toHaveValue(query);
  });

  test('[D-01] the field of the home page opens the same dialog and gets the focus back', async ({
    search,
    page,
  }) => {
    await search.goto('/');
    const field = page.getByRole('searchbox');
    await field.focus();
    await page.keyboard.type('import');
    await expect(search.input).toHaveValue('import');
    await page.keyboard.press('Escape');
    await expect(search.dialog).toHaveCount(0);
    await expect(field).toBeFocused();
  });
});
