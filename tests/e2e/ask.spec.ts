import type {Page} from '@playwright/test';
import {ANSWERER, type AskPage, CONVERSATIONS, exchange, QUESTION} from '../support/AskPage';
import {expect, test} from '../support/askTest';
import {xssPayloads} from '../support/xssPayloads';

/** What is said of an answer that came to its end. */
const ENDED = /^(The answer is complete\.|The closest passage, maybe not an answer)$/;

const text = (value: string) => ({type: 'text', text: value});

/** Lets an answer come to its first words, and time stand still then. */
async function beginSlowly(ask: AskPage): Promise<void> {
  const {clock} = ask.page;
  await ask.offer();
  await ask.entry.hover();
  await clock.pauseAt(Date.now() + 60_000);
  await ask.entry.click();
  await expect(async () => {
    await clock.runFor(20);
    await expect(ask.exchanges.first().locator('.DocSearch-Markdown-Content')).toContainText(/\w/, {
      timeout: 100,
    });
  }).toPass();
}

test.use({reducedMotion: 'reduce'});

test.beforeEach(async ({ask}) => {
  await ask.goto();
});

test.describe('the way in', () => {
  test.beforeEach(async ({ask}) => ask.open());

  test('[D-16] an entry asks the query; Enter still follows the best hit', async ({ask, page}) => {
    await ask.search('styling');
    await expect(ask.entry).toHaveText('Ask AI: styling');
    await expect(ask.entry).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('ArrowUp');
    await expect(ask.entry).toHaveAttribute('aria-selected', 'true');
    await expect(ask.input).toHaveAttribute(
      'aria-activedescendant',
      (await ask.entry.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(ask.exchanges.getByRole('heading', {level: 2})).toHaveText('styling');
  });

  test('[D-20] a query without hits prompts to ask, and Enter asks', async ({ask, page}) => {
    await ask.offer('stylesheetxqzwvkj');
    await expect(ask.dialog.getByText('No results found for').first()).toBeVisible();
    await expect(ask.options).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(ask.exchanges.getByRole('heading', {level: 2})).toHaveText('stylesheetxqzwvkj');
    await ask.answered();
    await expect(ask.exchanges).toContainText('I found nothing about this in the documentation.');
  });

  test('the highlighted entry loads what the answer needs, so that entering it loads nothing', async ({
    ask,
    page,
  }) => {
    // Asked of page and worker: what a worker loads as it starts is not always reported from outside.
    const loadedBy = (context: Pick<Page, 'evaluate'>) =>
      context.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
    const loaded = async () => (await Promise.all([page, ...page.workers()].map(loadedBy))).flat();
    // An answer with code in it loads what colours it, once it is shown.
    await ask.offer('Who can use the importer?');
    await page.keyboard.press('ArrowUp');
    for (const part of [
      'createAnswerer',
      '/search/default.en.code.',
      '/search/docs-default-current.en.code.',
    ])
      await expect
        .poll(async () => (await loaded()).filter(url => url.includes(part)), {
          message: part,
          timeout: 20_000,
        })
        .toHaveLength(1);
    const before = await loaded();
    await page.keyboard.press('Enter');
    await ask.answered();
    expect(await loaded()).toEqual(before);
  });
});

test.describe('an answer', () => {
  test.beforeEach(async ({ask}) => ask.open());

  test('[D-22] [D-23] [D-24] quotes the site’s own pages, and asks nobody else', async ({
    ask,
    page,
    baseURL,
  }) => {
    const origins = new Set<string>();
    page.context().on('request', request => origins.add(new URL(request.url()).origin));
    await ask.ask();
    await expect(
      ask.dialog.getByText(/^Answers are generated with AI which can make mistakes. Verify responses./),
    ).toContainText('The words are those of this documentation.');
    await expect(ask.exchanges).toHaveCount(1);
    await expect(ask.exchanges.getByText(/^Searched for ".+" found \d+ results$/)).toBeVisible();
    await expect(ask.exchanges.getByText('maxTilesPerRow').first()).toBeVisible();
    expect([...origins]).toEqual([baseURL]);
  });

  test('[D-28] names each of its sources once, and a source opens its page', async ({ask, page}) => {
    await ask.ask();
    await expect(ask.sources.first()).toBeVisible();
    const urls = await ask.sources.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
    const linked = await ask.exchanges
      .locator('.DocSearch-Markdown-Content p > a')
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(urls).toEqual([...new Set(linked)]);
    const readOn = await ask.exchanges
      .locator('.DocSearch-Markdown-Block:last-child li > a')
      .evaluateAll(links => links.map(link => link.getAttribute('href')));
    expect(readOn.length).toBeGreaterThan(0);
    expect(urls.filter(url => readOn.includes(url))).toEqual([]);
    await ask.sources.first().click();
    await expect(ask.dialog).toHaveCount(0);
    await expect(page).toHaveURL(urls[0] ?? '');
  });

  test('[D-25] its search stays with its quotation marks, and leads back to the same by keywords', async ({
    ask,
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await ask.ask();
    const query = ask.exchanges.getByRole('button', {name: QUESTION});
    const [mark, first] = await query.evaluate(element => {
      const range = document.createRange();
      range.selectNodeContents(element.previousSibling ?? element);
      const lines = range.getClientRects();
      return [lines[lines.length - 1]?.bottom, element.getClientRects()[0]?.bottom];
    });
    expect(mark).toBe(first);
    const words = await query.innerText();
    await query.press('Enter');
    await expect(ask.input).toHaveValue(words);
    await expect(ask.input).toBeFocused();
    await expect(ask.entry).toBeVisible();
  });

  test('[D-26] [T-11] [T-14] its progress is shown, the field rests and Stop has the focus', async ({
    ask,
  }) => {
    await ask.offer();
    const release = await ask.holdBack();
    await ask.entry.click();
    await expect(ask.stop).toBeFocused();
    await expect(ask.question).toBeDisabled();
    await expect(ask.question).toHaveAttribute('placeholder', 'Answering...');
    await expect(ask.exchanges.getByText('Thinking...')).toBeVisible();
    await expect(ask.status).toHaveText('Thinking...');
    await release();
    await ask.answered();
    await expect(ask.stop).toHaveCount(0);
    await expect(ask.question).toBeFocused();
    await expect(ask.status).toHaveText(ENDED);
  });

  test('[D-27] [T-13] [E-10] is stopped before its first word, by keyboard, and asked again', async ({
    ask,
    page,
  }) => {
    await ask.offer();
    const release = await ask.holdBack();
    await ask.entry.click();
    await expect(ask.stop).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(ask.exchanges.getByText('You stopped this response')).toBeVisible();
    await expect(ask.question).toBeFocused();
    const [conversation] = await ask.stored();
    expect(conversation?.messages.map(({role, parts, metadata}) => ({role, parts, metadata}))).toEqual([
      {role: 'user', parts: [text(QUESTION)]},
      {role: 'assistant', parts: [], metadata: {stopped: true}},
    ]);
    await release();
    await ask.askOn(QUESTION);
    await ask.answered();
  });

  test('[D-29] is copied whole, and that is said for 1500 ms', async ({ask, page}) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await ask.ask();
    const [conversation] = await ask.stored();
    await page.clock.pauseAt(Date.now() + 60_000);
    await ask.copy.click();
    const copied = ask.dialog.getByRole('button', {name: 'Copied!'});
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      conversation?.messages[1]?.parts.flatMap(part => part.text ?? []).join('\n\n'),
    );
    await page.clock.runFor(1450);
    await expect(copied).toBeVisible();
    await page.clock.runFor(100);
    await expect(ask.copy).toBeVisible();
  });

  test('[D-31] [D-23] [V-03] a follow-up stands above it; Enter and the arrows do nothing without a question', async ({
    ask,
    page,
  }) => {
    await ask.ask('What does maxTilesPerRow do?');
    await expect(ask.question).toBeFocused();
    await expect(ask.question).toHaveAttribute('placeholder', 'Ask another question...');
    for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Space', 'Enter']) await page.keyboard.press(key);
    await expect(ask.question).toBeFocused();
    await expect(ask.exchanges).toHaveCount(1);
    await ask.askOn('what is its default?');
    await ask.answered(2);
    await expect(ask.exchanges.getByRole('heading', {level: 2})).toHaveText([
      'what is its default?',
      'What does maxTilesPerRow do?',
    ]);
    await expect(ask.exchanges.first()).toContainText('maxTilesPerRow');
  });

  test('a newer exchange comes into view', async ({ask}) => {
    await ask.ask('How do I install Mosaika?');
    const body = ask.exchanges.first().locator('xpath=ancestor::*[contains(@class, "DocSearch-Dropdown")]');
    await body.evaluate(element => element.scrollTo({top: element.scrollHeight}));
    await ask.askOn(QUESTION);
    await ask.answered(2);
    await expect(ask.exchanges.first().getByRole('heading', {level: 2})).toBeInViewport();
  });

  test('[D-30] [T-16] a thumb is thanked for, and stands after a reload', async ({ask}) => {
    await ask.ask();
    await ask.like.click();
    await expect(ask.dialog.getByText('Thanks for your feedback!')).toBeVisible();
    await expect(ask.like).toHaveCount(0);
    await expect(ask.dislike).toHaveCount(0);
    await ask.reopen();
    await ask.openRecent(QUESTION);
    await expect(ask.dialog.getByText('Thanks for your feedback!')).toBeVisible();
    expect((await ask.stored())[0]?.messages[0]?.feedback).toBe('like');
  });

  test('[D-09] Tab reaches everything and stays inside', async ({ask, page}) => {
    await ask.ask();
    const names: string[] = [];
    do {
      await page.keyboard.press('Tab');
      names.push(
        await page.evaluate(() => {
          const active = document.activeElement;
          if (!active?.closest('dialog')) return 'outside';
          return active.id || active.getAttribute('aria-label') || active.textContent || active.tagName;
        }),
      );
    } while (names.at(-1) !== 'docsearch-input' && names.length < 60);
    expect(names.at(-1)).toBe('docsearch-input');
    expect(names).not.toContain('outside');
    for (const name of ['Back to keyword search', 'Conversations', 'Close', 'Copy', 'Like', 'Dislike'])
      expect(names).toContain(name);
    for (const name of names.slice(0, -1).reverse()) {
      await page.keyboard.press('Shift+Tab');
      const back = await page.evaluate(() => {
        const active = document.activeElement;
        return active?.id || active?.getAttribute('aria-label') || active?.textContent || active?.tagName;
      });
      expect(back).toBe(name);
    }
  });
});

test('[D-26] with reduced motion an answer is there at once', async ({ask, page}) => {
  await page.clock.install();
  await ask.open();
  await ask.offer('How do I install Mosaika?');
  await page.clock.pauseAt(Date.now() + 60_000);
  await ask.entry.click();
  let passed = 0;
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      passed += 10;
      return ask.copy.count();
    })
    .toBe(1);
  // At reading speed it takes as long as the clock may run here several times over.
  expect(passed).toBeLessThan(500);
});

test.describe('an answer at reading speed', () => {
  test.use({reducedMotion: 'no-preference'});

  test.beforeEach(async ({ask}) => {
    await ask.page.clock.install();
    await ask.open();
  });

  test('[D-26] [T-11] grows in place, and only its progress is spoken', async ({ask, page}) => {
    await beginSlowly(ask);
    await expect(ask.exchanges.getByText('Answering...')).toBeVisible();
    await expect(ask.status).toHaveText('Answering...');
    const heading = ask.exchanges.getByRole('heading', {level: 2});
    const before = await heading.boundingBox();
    const dialogBefore = await ask.dialog.locator('.DocSearch-Modal').boundingBox();
    const words = ask.exchanges.locator('.DocSearch-Markdown-Content');
    const some = await words.innerText();
    await page.clock.runFor(200);
    await expect.poll(async () => (await words.innerText()).length).toBeGreaterThan(some.length);
    await expect(ask.status).toHaveText('Answering...');
    await page.clock.runFor(5000);
    await ask.answered();
    expect(await heading.boundingBox()).toEqual(before);
    expect(await ask.dialog.locator('.DocSearch-Modal').boundingBox()).toEqual(dialogBefore);
    await expect(ask.status).toHaveText(ENDED);
  });

  test('[D-27] [T-13] is stopped in mid-stream by keyboard and keeps what came', async ({ask, page}) => {
    await beginSlowly(ask);
    await expect(ask.stop).toBeFocused();
    await page.keyboard.press('Enter');
    await page.clock.runFor(100);
    await expect(ask.exchanges.getByText('You stopped this response')).toBeVisible();
    const [conversation] = await ask.stored();
    expect(conversation?.messages[1]?.metadata).toEqual({stopped: true});
    expect(conversation?.messages[1]?.parts.at(-1)?.text).toMatch(/^The\b/);
    await page.clock.runFor(5000);
    await expect(ask.question).toBeFocused();
    await expect(ask.copy).toHaveCount(1);
  });

  test('is not lost when the dialog is closed in mid-stream', async ({ask, page}) => {
    await beginSlowly(ask);
    await ask.dialog.getByRole('button', {name: 'Close', exact: true}).click();
    await page.clock.resume();
    await ask.expectClosed();
    await ask.open();
    await ask.openRecent(QUESTION);
    await expect(ask.exchanges.locator('.DocSearch-Markdown-Content')).toContainText(/^The\b/);
    await expect(ask.exchanges.getByText('You stopped this response')).toBeVisible();
  });
});

test.describe('an answer in mid-stream', () => {
  test.use({reducedMotion: 'no-preference'});

  test('is not lost by a reload, says that it broke off, and is asked again', async ({ask, page}) => {
    await ask.open();
    await ask.offer();
    await page.evaluate(() => {
      const reload = () => {
        const words = document.querySelector('.DocSearch-Markdown-Content')?.textContent;
        if (words) window.location.reload();
      };
      new MutationObserver(reload).observe(document.body, {subtree: true, childList: true});
    });
    const reloaded = page.waitForEvent('load');
    await ask.entry.click();
    await reloaded;
    await ask.reopen();
    await ask.openRecent(QUESTION);
    await expect(ask.exchanges).toContainText('The answer broke off before its end.');
    await ask.dialog.getByRole('button', {name: 'Try again'}).click();
    await ask.answered();
    await expect(ask.exchanges).toHaveCount(1);
    await expect(ask.exchanges).not.toContainText('broke off');
  });
});

test.describe('the ways out', () => {
  test.beforeEach(async ({ask}) => ask.open());

  test('[D-07] [D-35] [T-17] Escape or the way back leave the chat, clear it and search again', async ({
    ask,
    page,
  }) => {
    await ask.ask();
    await page.keyboard.press('Escape');
    await expect(ask.input).toBeFocused();
    await expect(ask.input).toHaveValue(QUESTION);
    await expect(ask.list).toBeVisible();
    await ask.begin('importer');
    await expect(ask.exchanges.getByRole('heading', {level: 2})).toHaveText('importer');
    await ask.back.click();
    await expect(ask.input).toBeFocused();
    await expect(ask.entry).toHaveText('Ask AI: importer');
    await page.keyboard.press('Escape');
    await ask.expectClosed();
  });

  test('[D-08] the focus goes back to the button', async ({ask}) => {
    await ask.ask();
    await ask.dialog.getByRole('button', {name: 'Close', exact: true}).click();
    await ask.expectClosed();
  });
});

test.describe('conversations', () => {
  test('[T-12] [E-09] [E-11] [E-13] are stored under the index in DocSearch’s form', async ({ask, page}) => {
    await ask.open();
    await ask.ask('R&D <b>"quotes"</b>?');
    const [conversation, ...others] = await ask.stored();
    expect(others).toEqual([]);
    expect(conversation).toMatchObject({
      objectID: 'R&D <b>"quotes"</b>?',
      query: 'R&D <b>"quotes"</b>?',
      type: 'askAI',
      anchor: 'stored',
      hierarchy: {lvl0: 'askAI', lvl1: 'R&D <b>"quotes"</b>?'},
    });
    const answer = conversation?.messages[1];
    expect(answer?.parts.map(({type}) => type)).toEqual([
      'step-start',
      'tool-searchIndex',
      'step-start',
      'text',
    ]);
    expect(answer?.parts[1]).toMatchObject({
      state: 'output-available',
      input: {query: expect.any(String)},
      output: {hits: expect.any(Array)},
    });
    const keys = await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('ASKAI')));
    expect(keys).toEqual([CONVERSATIONS]);
    await ask.reopen();
    await expect(ask.recent.getByRole('button').first()).toHaveText('R&D <b>"quotes"</b>?');
  });

  test('[D-11] [D-33] [D-34] [T-15] are listed, reopened and removed; the history goes with the last', async ({
    ask,
    page,
  }) => {
    await ask.openWith([
      {query: 'one?', messages: exchange('one?', 'First.')},
      {query: 'two?', messages: exchange('two?', 'Second.')},
    ]);
    await expect(ask.recent).toHaveCount(2);
    await ask.openRecent('one?');
    await expect(ask.exchanges).toContainText('First.');
    await ask.choose('Conversation history');
    const rows = ask.dialog.getByRole('region', {name: 'Conversation history'}).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await rows.getByRole('button', {name: 'two?', exact: true}).click();
    await expect(ask.exchanges).toContainText('Second.');
    await ask.choose('Conversation history');
    await rows.getByRole('button', {name: 'Remove this conversation from history: one?'}).click();
    await expect(rows).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(ask.exchanges).toContainText('Second.');
    await ask.choose('Conversation history');
    await rows.getByRole('button', {name: /^Remove/}).click();
    await expect(ask.dialog.getByRole('heading', {name: 'How can I help you today?'})).toBeVisible();
    await expect.poll(() => ask.stored()).toEqual([]);
    await ask.menu.click();
    await expect(ask.dialog.getByRole('button', {name: 'Start a new conversation'})).toBeVisible();
    await expect(ask.dialog.getByRole('button', {name: 'Conversation history'})).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(ask.menu).toBeFocused();
    await expect(ask.question).toBeVisible();
  });

  test('[B-07] ten stay', async ({ask}) => {
    await ask.openWith(
      Array.from({length: 10}, (_, index) => ({
        query: `old ${index}`,
        messages: exchange(`old ${index}`, 'Yes.'),
      })),
    );
    await ask.ask();
    const queries = (await ask.stored()).map(({query}) => query);
    expect(queries).toEqual([QUESTION, ...Array.from({length: 9}, (_, index) => `old ${index}`)]);
  });

  test('[D-32] [B-08] [E-12] [T-15] a new one offers three questions, those of the page first, and answers the one pressed', async ({
    ask,
  }) => {
    await ask.goto('/docs/styling');
    await ask.open();
    await ask.ask();
    await ask.choose('Start a new conversation');
    await expect(ask.dialog.getByRole('heading', {name: 'How can I help you today?'})).toBeVisible();
    await expect(ask.dialog.getByText('Ask in your own words.')).toBeVisible();
    await expect(ask.question).toBeFocused();
    await expect(ask.suggestions).toHaveCount(3);
    await expect(ask.suggestions.first()).toHaveText('How do I change the colors of the lightbox?');
    await ask.suggestions.first().click();
    await ask.answered();
    await expect(ask.exchanges.getByRole('heading', {level: 2})).toHaveText(
      'How do I change the colors of the lightbox?',
    );
    expect((await ask.stored()).map(({query}) => query)).toEqual([
      'How do I change the colors of the lightbox?',
      QUESTION,
    ]);
  });

  test('code is coloured once its block is closed', async ({ask}) => {
    await ask.openWith([
      {query: 'code?', messages: exchange('code?', '```js\nconst a = 1;\n```\n\n```js\nconst b')},
    ]);
    await ask.openRecent('code?');
    await expect(ask.exchanges.locator('pre')).toHaveText(['const a = 1;', 'const b']);
    await expect(ask.exchanges.locator('.code-keyword')).toHaveText(['const']);
    await expect(ask.exchanges.locator('.code-number')).toHaveText(['1']);
  });

  test('tables and code scroll within themselves, and by keyboard', async ({ask, page}) => {
    const wide = 'x'.repeat(200);
    await ask.openWith([
      {
        query: 'wide?',
        messages: exchange('wide?', `| ${wide} | b |\n|---|---|\n| 1 | 2 |\n\n\`\`\`js\n${wide}\n\`\`\``),
      },
    ]);
    await ask.openRecent('wide?');
    for (const part of ['.DocSearch-Markdown-Table', 'pre']) {
      const scroller = ask.exchanges.locator(part);
      await scroller.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => scroller.evaluate(element => element.scrollLeft)).toBeGreaterThan(0);
    }
    expect(await ask.dialog.evaluate(dialog => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
  });
});

test.describe('faults', () => {
  test.use({
    expectedMessages: [
      [
        /browser storage is not available/,
        /could not be read as Markdown/,
        /Failed to load resource/,
        /could not be loaded/,
      ],
      {scope: 'test'},
    ],
  });

  test('[X-04] text that cannot be loaded: says so inside the answer, keeps the question and asks it again', async ({
    ask,
    page,
  }) => {
    await ask.open();
    await ask.offer();
    await page.context().route(ANSWERER, route => route.abort());
    await ask.entry.click();
    await expect(ask.exchanges.getByText('The text to answer from could not be loaded.')).toBeVisible();
    await expect(ask.exchanges.locator('strong')).toHaveText('The text to answer from could not be loaded.');
    await expect(ask.exchanges).toContainText('Check your network connection and ask again.');
    expect((await ask.stored())[0]?.query).toBe(QUESTION);
    await page.context().unroute(ANSWERER);
    await ask.dialog.getByRole('button', {name: 'Try again'}).click();
    await ask.answered();
    await expect(ask.exchanges).toHaveCount(1);
    await expect(ask.exchanges).not.toContainText('could not be loaded');
  });

  test('[X-07] an answer that the parser gives up on is shown as plain text', async ({ask}) => {
    const endless = `${'>'.repeat(50_000)} bottom`;
    await ask.openWith([{query: 'deep?', messages: exchange('deep?', endless)}]);
    await ask.openRecent('deep?');
    await expect(ask.exchanges).toContainText('bottom');
    await ask.askOn(QUESTION);
    await ask.answered(2);
  });

  test('[X-10] with storage blocked a question is answered and forgotten', async ({ask, page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await ask.reopen();
    await ask.ask();
    await page.keyboard.press('Escape');
    await ask.input.fill('');
    await expect(ask.dialog.getByText('No recent searches')).toBeVisible();
  });
});

test('[V-08] there is AI mode with version 4 of the search library alone', async ({ask, page}) => {
  const libraries: string[] = [];
  await page.route(/\/assets\/js\/.*SearchDialog.*\.js$/, async route => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(?<=")4(?=\.\d+\.\d+")/g, major => {
      libraries.push(major);
      return '3';
    });
    await route.fulfill({response, body});
  });
  await ask.goto();
  await ask.open();
  await ask.search('styling');
  expect(libraries).toHaveLength(1);
  await expect(ask.options.first()).toBeVisible();
  await expect(ask.entry).toHaveCount(0);
});

test('payloads in stored titles, questions, answers and searches execute nothing', async ({ask, page}) => {
  await page.evaluate(() => {
    Object.assign(window, {alert: () => document.documentElement.setAttribute('data-executed', '')});
  });
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  const messages = xssPayloads.flatMap((payload, index) => [
    {id: `q${index}`, role: 'user', parts: [text(payload)]},
    {
      id: `a${index}`,
      role: 'assistant',
      parts: [
        {
          type: 'tool-searchIndex',
          toolCallId: `t${index}`,
          state: 'output-available',
          output: {query: payload, hits: []},
        },
        text(payload),
      ],
    },
  ]);
  await ask.openWith(xssPayloads.slice(0, 10).map(query => ({query, messages})));
  await expect(ask.recent).toHaveCount(10);
  await ask.recent.first().getByRole('button').first().click();
  await expect(ask.exchanges).toHaveCount(xssPayloads.length);
  const links = ask.exchanges.getByRole('link');
  for (const href of await links.evaluateAll(each => each.map(link => link.getAttribute('href') ?? '')))
    expect(href).toMatch(/^(https?:\/\/|mailto:|\/)/);
  const handlers = await ask.dialog.evaluate(dialog =>
    [...dialog.querySelectorAll('*')].flatMap(({attributes}) =>
      [...attributes].map(({name}) => name).filter(name => name.startsWith('on') || name === 'style'),
    ),
  );
  expect(handlers).toEqual([]);
  await expect(
    ask.dialog.locator('script, iframe, img, object, embed, style, form form, base, meta, link'),
  ).toHaveCount(0);
  for (const link of await links.all()) await link.hover();
  await expect(page.locator('html')).not.toHaveAttribute('data-executed');
  expect(requests.filter(url => !/\/assets\//.test(url))).toEqual([]);
});
