import {expect, type Page} from '@playwright/test';
import type {AskServer} from './askServer';

/** An answer with what the screens of one can hold: a search, a thought, text, a link and a block of code. */
export const CODE_ANSWER = [
  {type: 'start', messageId: 'answer'},
  {type: 'start-step'},
  {type: 'tool-input-start', toolCallId: 'c', toolName: 'searchIndex'},
  {type: 'tool-input-available', toolCallId: 'c', toolName: 'searchIndex', input: {query: 'size'}},
  {type: 'tool-output-available', toolCallId: 'c', output: {query: 'size', hits: [{url: '/a'}, {url: '/b'}]}},
  {type: 'finish-step'},
  {type: 'start-step'},
  {type: 'reasoning-start', id: 'r'},
  {type: 'reasoning-delta', id: 'r', delta: 'Two pages.'},
  {type: 'reasoning-end', id: 'r'},
  {type: 'text-start', id: 't'},
  {type: 'text-delta', id: 't', delta: 'See [this](https://docs.example.com/a).'},
  {type: 'text-delta', id: 't', delta: '\n\n```js\nlet a;\n```\n'},
  {type: 'text-end', id: 't'},
  {type: 'finish-step'},
  {type: 'finish'},
];

const SUGGESTIONS = 'algolia_ask_ai_suggested_questions';

/** Answers the searches for suggested questions. */
export async function suggest(
  page: Page,
  questions: readonly string[],
  onSearch?: (body: unknown) => void,
): Promise<void> {
  await page.route(/\/1\/indexes\/\*\/queries/, route => {
    const body: unknown = JSON.parse(route.request().postData() ?? '{}');
    if (!JSON.stringify(body).includes(SUGGESTIONS)) return route.fallback();
    onSearch?.(body);
    const hits = questions.map((question, index) => ({objectID: `s${index}`, question}));
    return route.fulfill({json: {results: [{hits, nbHits: hits.length}]}});
  });
}

export interface Walk {
  /** The names of DocSearch's classes that were on the page. */
  names: Set<string>;
  /** The searches for suggested questions. */
  suggestionRequests: unknown[];
}

export interface WalkOptions {
  assistant: AskServer;
  /** Shows the page whose dialog is walked through; called a second time after what is like a reload. */
  goto: () => Promise<void>;
  /** How the first answer is rated. */
  thumb: 'up' | 'down with reasons';
}

/**
 * Goes through every screen of questions and answers by the class names of the published component, so that it can be
 * done with that as with this site's dialog: a search without hits, a question, its answer copied and rated, a second
 * question, an answer stopped before its first word and one stopped in the middle, an error, a conversation that is
 * too long, a suggested question, the history, and a question after a reload.
 */
export async function walkAskScreens(page: Page, {assistant, goto, thumb}: WalkOptions): Promise<Walk> {
  const names = new Set<string>();
  const suggestionRequests: unknown[] = [];
  const by = (name: string) => page.locator(`.DocSearch-${name}`);
  const input = by('Input');
  /** The button that copies the newest answer, which is there once that is whole. */
  const copy = by('AskAiScreen-Response-Container').first().locator('.DocSearch-AskAiScreen-CopyButton');

  async function note(): Promise<void> {
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('[class*="DocSearch-"]')].flatMap(element => [...element.classList]),
    );
    for (const name of found) if (name.startsWith('DocSearch-')) names.add(name);
  }
  async function ask(question: string): Promise<void> {
    await input.fill(question);
    await input.press('Enter');
    await expect(by('AskAiScreen-Query').first()).toHaveText(question);
  }
  async function askAndWait(question: string): Promise<void> {
    await ask(question);
    await expect(copy).toBeVisible();
  }
  async function stopWhen(isReady: () => Promise<void>): Promise<void> {
    await isReady();
    await note();
    await by('StopStreaming').click();
    await expect(by('StopStreaming')).toHaveCount(0);
    await note();
  }
  const received = (count: number) => () => expect.poll(() => assistant.requests.length).toBe(count);

  assistant.say(CODE_ANSWER);
  await suggest(page, ['one?', 'two?'], body => suggestionRequests.push(body));

  await goto();
  await by('Button').first().click();
  await input.fill('stylesheetxqzwvkj');
  await expect(by('NoResults')).toBeVisible();
  await note();
  await input.fill('styling');
  await expect(by('Hits').first()).toBeVisible();
  await expect(by('Hit-AskAIButton-title-query')).toHaveText('styling');
  await note();

  await page.locator('#docsearch-askAI-item-0').click();
  await expect(copy).toBeVisible();
  await note();
  await copy.click();
  await expect(by('AskAiScreen-CopyButton--copied')).toBeVisible();
  await note();
  await by('CodeSnippet-CopyButton').click();
  await expect(by('CodeSnippet-CopyButton--copied')).toBeVisible();
  await note();
  if (thumb === 'up') await by('AskAiScreen-LikeButton').click();
  else {
    await by('AskAiScreen-DislikeButton').click();
    for (const reason of ['Incorrect or incomplete', 'Other'])
      await by('Feedback-Panel-Reason').filter({hasText: reason}).click();
    await by('Feedback-Panel-Textarea').fill('  It names the wrong page.  ');
    await note();
    await by('Feedback-Panel-Submit').click();
  }
  await expect(page.getByText('Thanks for your feedback!')).toBeVisible();
  await note();

  await askAndWait('and then?');
  await note();
  assistant.fail('silent');
  const before = assistant.requests.length;
  await ask('stopped at once?');
  await stopWhen(received(before + 1));
  assistant.fail('stalled');
  await ask('stopped in the middle?');
  await stopWhen(() => expect(by('Markdown-Content').first()).toContainText('See this'));
  assistant.fail('none');
  await askAndWait('and again?');
  assistant.fail('outage');
  await ask('broken?');
  await expect(by('AskAiScreen-Error')).toBeVisible();
  await note();
  assistant.fail('long');
  await ask('too long?');
  await expect(by('ThreadDepthError-Link')).toBeVisible();
  await note();

  assistant.fail('none');
  await by('ThreadDepthError-Link').click();
  await expect(by('NewConversationScreen')).toBeVisible();
  await expect(by('NewConversationScreen-SuggestedQuestion')).toHaveText(['one?', 'two?']);
  await note();
  await by('NewConversationScreen-SuggestedQuestion').first().click();
  await expect(copy).toBeVisible();
  await by('Menu-trigger').click();
  await expect(by('Menu-content')).toHaveClass(/\bopen\b/);
  await note();
  await by('Menu-item').filter({hasText: 'Conversation history'}).click();
  await expect(by('Conversation-History')).toBeVisible();
  await note();

  await goto();
  await by('Button').first().click();
  await page.locator('#docsearch-recentConversations-item-0').click();
  await expect(copy).toBeVisible();
  await askAndWait('after a reload?');
  await note();
  return {names, suggestionRequests};
}
