import {expect, test} from '../support/dialogTest';

test.beforeEach(async ({search}) => {
  await search.goto();
  await search.open();
});

test('[D-13] [B-05] results stand in titled groups of at most five', async ({search}) => {
  await search.search('importer');
  const groups = search.list.getByRole('group');
  const titles = await groups.evaluateAll(all =>
    all.map(group => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent),
  );
  expect(titles).toContain('Importer');
  expect(new Set(titles).size).toBe(titles.length);
  for (const group of await groups.all()) {
    const size = await group.getByRole('option').count();
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(5);
  }
});

test('[D-14] what was found on a page stands under its title', async ({search}) => {
  await search.search('styling');
  const hrefs = await search.options.evaluateAll(all => all.map(option => option.getAttribute('href') ?? ''));
  const title = hrefs.indexOf('/docs/styling');
  expect(title).toBeGreaterThanOrEqual(0);
  expect(hrefs[title + 1]).toMatch(/^\/docs\/styling#/);
  const child = search.options.nth(title + 1);
  // The title is not said again where it stands above.
  await expect(child).not.toHaveText(/Styling ?›/);
});

test('[D-13] every option is a link of its own that says what it leads to', async ({search}) => {
  await search.search('lightbox');
  for (const option of await search.options.all()) {
    await expect(option).toHaveAttribute('href', /^\/(docs|blog)/);
    expect((await option.innerText()).trim()).not.toBe('');
  }
  expect(await search.list.getByRole('option').locator('mark').count()).toBeGreaterThan(0);
  // To a screen reader the headings above a hit are words apart, as they are to the eye.
  const path = search.list.locator('.DocSearch-Hit-path:has(> span + span)').first();
  const [first = '', second = ''] = await path.locator('> span').allTextContents();
  await expect(
    search.list.getByRole('option', {name: `${first.trim()}, ${second.trim()}`}).first(),
  ).toBeVisible();
});

test('[D-15] the link to all results leads to the results page with the query and its count', async ({
  search,
  page,
}) => {
  await search.search('importer');
  const link = search.dialog.getByRole('link', {name: /^See all \d+ results$/});
  const count = Number((await link.innerText()).match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(20);
  await search.search('styling');
  expect(Number((await link.innerText()).match(/\d+/)?.[0])).not.toBe(count);
  await search.search('importer');
  expect(Number((await link.innerText()).match(/\d+/)?.[0])).toBe(count);
  await link.click();
  await expect(page).toHaveURL('/search?q=importer');
  await expect(search.dialog).toHaveCount(0);
  await expect(page.getByText(`${count} results`, {exact: true})).toBeVisible();
});

test('[D-13] arrow keys move through the list and round it, and Enter follows', async ({search, page}) => {
  await search.search('importer');
  const activeId = () => search.input.getAttribute('aria-activedescendant');
  const selected = search.list.getByRole('option', {selected: true});
  const first = await activeId();
  await expect(selected).toHaveCount(1);
  await expect(selected).toHaveId(first!);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const second = await activeId();
  expect(second).not.toBe(first);
  await expect(selected).toHaveId(second!);
  await page.keyboard.press('ArrowUp');
  expect(await activeId()).toBe(first);
  const length = await search.list.getByRole('option').count();
  for (let step = 0; step < length; step += 1) {
    await page.keyboard.press('ArrowUp');
    await expect(selected).toBeInViewport();
  }
  expect(await activeId()).toBe(first);
  await page.keyboard.press('ArrowDown');
  const url = await selected.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url!);
  await expect(search.dialog).toHaveCount(0);
});

test('[D-13] Enter right after the last letter waits for the results of the whole query', async ({
  search,
  page,
}) => {
  await search.search('styling');
  const [url] = await search.options.evaluateAll(all => all.map(option => option.getAttribute('href')));
  await search.input.fill('');
  await page.keyboard.insertText('styling');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url!);
});

test('[D-13] the number of results is spoken once typing rests', async ({search}) => {
  await search.search('importer');
  await expect(search.status).toHaveText(/^\d+ results$/);
  await search.input.fill('eirghuierge');
  await expect(search.status).toHaveText('No results found for “eirghuierge”');
});

test('[T-20] a modifier or the middle button opens a new tab and leaves the dialog open', async ({
  search,
  page,
  context,
}) => {
  await search.search('importer');
  const option = search.options.nth(1);
  const url = await option.getAttribute('href');
  const here = page.url();
  for (const open of [
    () => option.click({modifiers: ['ControlOrMeta']}),
    () => option.click({button: 'middle'}),
    async () => {
      await option.hover();
      await page.keyboard.press('ControlOrMeta+Enter');
    },
    async () => {
      await option.hover();
      await page.keyboard.press('Shift+Enter');
    },
  ]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
    await expect(tab).toHaveURL(url!);
    await tab.close();
    await expect(search.dialog).toBeVisible();
    expect(page.url()).toBe(here);
  }
  await option.click();
  await expect(page).toHaveURL(url!);
  await expect(search.dialog).toHaveCount(0);
});

test('[D-17] [D-19] no results: the query is named and a report is offered', async ({search}) => {
  await search.input.fill('eirghuierge');
  await expect(search.dialog.getByText('No results found for “eirghuierge”').first()).toBeVisible();
  await expect(search.dialog.getByText('Believe this query should return results?')).toBeVisible();
  const link = search.dialog.getByRole('link', {name: 'Let us know.'});
  await expect(link).toHaveAttribute('href', 'https://example.com/report?query=eirghuierge');
  await expect(search.options).toHaveCount(0);
});

test('[D-18] [B-08] no results: up to three queries that do find something fill the field', async ({
  search,
}) => {
  await search.input.fill('importqzx vwxqpk');
  const list = search.dialog.getByRole('list', {name: 'Try searching for'});
  const none = search.dialog.getByText('No results found for “importqzx vwxqpk”').first();
  await expect(none).toBeVisible();
  await search.input.fill('stylesheetxqzwvkj');
  await expect(list).toBeVisible();
  const buttons = list.getByRole('button');
  expect(await buttons.count()).toBeLessThanOrEqual(3);
  const suggestion = await buttons.first().innerText();
  await buttons.first().click();
  await expect(search.input).toHaveValue(suggestion.trim());
  await expect(search.input).toBeFocused();
  await expect(search.options.first()).toBeVisible();
});

test('[B-06] what matched in a passage of 15 words is in view', async ({search}) => {
  await search.search('rows and tiles');
  const hidden = await search.options.evaluateAll(all =>
    all.flatMap(option => {
      const title = option.querySelector('.DocSearch-Hit-title');
      const frame = title?.getBoundingClientRect();
      return [...(title?.querySelectorAll('mark') ?? [])]
        .filter(mark => {
          const {right, bottom} = mark.getBoundingClientRect();
          return !frame || right > frame.right + 1 || bottom > frame.bottom + 1;
        })
        .map(mark => `${mark.textContent} in: ${title?.textContent}`);
    }),
  );
  expect(hidden).toEqual([]);
});

test('[D-17] [N-05] no results in this version: says so, and searches the others at one press', async ({
  search,
}) => {
  await search.goto('/docs/v1/styling');
  await search.open();
  await search.input.fill('slideshow');
  const wider = search.dialog.getByRole('button', {name: /^All versions: \d+ results$/});
  await expect(
    search.dialog.getByText(/^Only (English, )?Legacy \(v1\.0 - v1\.x\) was searched\.$/),
  ).toBeVisible();
  await wider.click();
  await expect(search.input).toBeFocused();
  await expect(search.list.getByText(/Stable \(v2\.x\)/).first()).toBeVisible();
});

test('[D-10] [N-05] the footer changes the version that is searched', async ({search}) => {
  await search.search('importer');
  await expect(search.options.first()).toHaveAttribute('href', /^\/docs\/(?!v1\/)|^\/blog/);
  await search.dialog.getByRole('button', {name: 'Stable (v2.x)'}).click();
  await search.dialog.getByRole('radio', {name: 'Legacy (v1.0 - v1.x)'}).check();
  await expect(search.options.first()).toHaveAttribute('href', /^\/docs\/v1\//);
  await expect(search.dialog.getByRole('button', {name: 'Legacy (v1.0 - v1.x)'})).toBeVisible();
  await search.dialog.getByRole('radio', {name: 'All versions'}).check();
  await expect(search.list.getByText('Legacy (v1.0 - v1.x)').first()).toBeVisible();
});

test('[D-07] Escape closes the choice of versions first, then the dialog', async ({search, page}) => {
  await search.search('importer');
  const versions = search.dialog.getByRole('button', {name: 'Stable (v2.x)'});
  await versions.click();
  await search.dialog.getByRole('radio', {name: 'Stable (v2.x)'}).focus();
  await page.keyboard.press('Escape');
  await expect(search.dialog.getByRole('radio')).toHaveCount(0);
  await expect(versions).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.dialog).toHaveCount(0);
});

test('[B-06] a snippet has at most 15 words, on a phone 5', async ({search, page}) => {
  const longest = async () => {
    await search.search('importer');
    const words = await search.options.evaluateAll(all =>
      all.map(
        option =>
          (option.querySelector('.DocSearch-Hit-title')?.textContent ?? '')
            .split(/\s+/)
            .filter(word => /\w/.test(word)).length,
      ),
    );
    return Math.max(...words);
  };
  const wide = await longest();
  expect(wide).toBeGreaterThan(5);
  expect(wide).toBeLessThanOrEqual(15);
  await page.setViewportSize({width: 768, height: 900});
  await search.goto();
  await search.open();
  expect(await longest()).toBeLessThanOrEqual(5);
});

test('[D-13] a field cleared by its button keeps the focus and shows the start screen', async ({search}) => {
  await search.search('importer');
  await search.dialog.getByRole('button', {name: 'Clear'}).click();
  await expect(search.input).toBeFocused();
  await expect(search.input).toHaveValue('');
  await expect(search.list).toHaveCount(0);
  await expect(search.input).not.toHaveAttribute('aria-controls');
});
