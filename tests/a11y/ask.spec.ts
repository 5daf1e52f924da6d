import {ANSWERER, type AskPage, exchange, QUESTION} from '../support/AskPage';
import {expect, test} from '../support/askTest';
import {expectAccessible} from '../support/expectAccessible';

const RICH = [
  '# Heading',
  'Text with `code`, **weight** and [a link](/docs/api).',
  '> A quotation with [a link](https://example.org/).',
  '- one\n- two',
  '| option | default |\n|---|---|\n| `hitsPerPage` | 20 |',
  '```js\n// comment\nconst answer = "text" + call(42);\n```',
].join('\n\n');

const SCREENS: Record<string, (ask: AskPage) => Promise<void>> = {
  'the entry that asks': async ask => {
    await ask.search('styling');
    await ask.page.keyboard.press('ArrowUp');
    await expect(ask.entry).toHaveAttribute('aria-selected', 'true');
  },
  'the entry that asks where nothing is found': async ask => {
    await ask.offer('stylesheetxqzwvkj');
    await expect(ask.list).toBeVisible();
  },
  'an answer on its way': async ask => {
    await ask.offer();
    await ask.holdBack();
    await ask.entry.click();
    await expect(ask.stop).toBeFocused();
  },
  'an answer': ask => ask.ask(),
  'an answer that declines': ask => ask.ask('stylesheetxqzwvkj'),
  'an answer that was stopped': async ask => {
    await ask.offer();
    await ask.holdBack();
    await ask.entry.click();
    await ask.stop.click();
    await expect(ask.exchanges.getByText('You stopped this response')).toBeVisible();
  },
  'an answer that was rated': async ask => {
    await ask.ask();
    await ask.like.click();
    await expect(ask.dialog.getByText('Thanks for your feedback!')).toBeVisible();
  },
  'an error': async ask => {
    await ask.offer();
    await ask.page.context().route(ANSWERER, route => route.abort());
    await ask.entry.click();
    await expect(ask.dialog.getByRole('button', {name: 'Try again'})).toBeVisible();
  },
  'two exchanges with all that Markdown has': async ask => {
    await ask.page.keyboard.press('Escape');
    await ask.openWith([
      {query: 'rich?', messages: [...exchange('rich?', RICH), ...exchange('more?', 'Yes.')]},
    ]);
    await ask.openRecent('rich?');
    await expect(ask.exchanges).toHaveCount(2);
    await expect(ask.exchanges.locator('.code-keyword')).toHaveText('const');
  },
  'the menu': async ask => {
    await ask.ask();
    await ask.menu.click();
    await expect(ask.dialog.getByRole('button', {name: 'Conversation history'})).toBeVisible();
  },
  'a new conversation': async ask => {
    await ask.ask();
    await ask.choose('Start a new conversation');
    await expect(ask.suggestions).toHaveCount(3);
  },
  'the history': async ask => {
    await ask.ask();
    await ask.choose('Conversation history');
    await expect(ask.dialog.getByRole('button', {name: QUESTION, exact: true})).toBeVisible();
  },
  'recent conversations': async ask => {
    await ask.ask();
    await ask.page.keyboard.press('Escape');
    await ask.input.fill('');
    await expect(ask.recent).toHaveCount(1);
  },
};

test.use({
  reducedMotion: 'reduce',
  expectedMessages: [[/Failed to load resource/, /net::ERR/], {scope: 'test'}],
});

for (const [name, show] of Object.entries(SCREENS))
  test(`[D-22] ${name} has nothing that axe objects to, and fits, narrow and wide, light and dark`, async ({
    ask,
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    await ask.goto();
    await ask.open();
    await show(ask);
    await expectAccessible(page, 'dialog');
  });
