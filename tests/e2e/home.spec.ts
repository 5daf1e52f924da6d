import {expect, test} from '../support/test';

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
    const examples = page.getByRole('main').locator('button[aria-haspopup="dialog"]');
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

  test('what it shows as found is found: each hit of the example stands in the dialog too', async ({
    page,
  }) => {
    await page.goto('/');
    const proof = page.getByRole('figure').filter({hasText: 'finds in this documentation'});
    const shown = await proof
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(shown).toHaveLength(3);
    await page.getByRole('button', {name: 'recent searches'}).click();
    const hits = page.getByRole('dialog').getByRole('option').and(page.locator('[href]'));
    await expect(hits.first()).toBeVisible();
    const found = await hits.evaluateAll((links: HTMLAnchorElement[]) =>
      links.map(({pathname, hash}) => pathname + hash),
    );
    expect(found).toEqual(expect.arrayContaining(shown));
  });

  test('the answer it shows stands word for word on the page it names', async ({page}) => {
    await page.goto('/');
    const answer = page.getByRole('region', {name: 'Or ask in your own words'});
    const text = (await answer.getByRole('blockquote').innerText()).replace(/\s+/g, ' ').trim();
    await answer.getByRole('link', {name: 'How does it work?'}).click();
    await expect(page).toHaveURL(/how-does-it-work#apply$/);
    expect((await page.getByRole('main').innerText()).replace(/\s+/g, ' ')).toContain(text);
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
});
