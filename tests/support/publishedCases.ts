import type {Page, TestType} from '@playwright/test';
import {expect} from './test';

/** A page whose search is the published component, or does as that does. */
export interface Subject {
  /** A question whose answer has code and links. */
  question: string;
  /** Shows the page and waits until its button works. */
  goto(): Promise<void>;
  /** Keeps answers back from now on. */
  hold(): Promise<unknown>;
}

type Cases = TestType<{page: Page; subject: Subject}, object>;

/**
 * Declares what a theme or a test that was written for the published component 4.7 finds in its dialog: names of
 * classes, ids, titles, placeholders and texts, as they are recorded from it.
 */
export function declarePublishedCases(name: string, test: Cases): void {
  test.describe(`themes and tests written for the published component find in ${name}`, () => {
    const by = (page: Page, className: string) => page.locator(`.DocSearch-${className}`);

    async function open(page: Page, subject: Subject): Promise<void> {
      await subject.goto();
      await by(page, 'Button').first().click();
      await expect(by(page, 'Input')).toBeFocused();
    }
    async function offer(page: Page, subject: Subject): Promise<void> {
      await open(page, subject);
      await by(page, 'Input').fill(subject.question);
      await expect(by(page, 'Hit-AskAIButton-title-query')).toHaveText(subject.question);
    }
    async function enter(page: Page, subject: Subject): Promise<void> {
      await offer(page, subject);
      await page.locator('#docsearch-askAI-item-0').click();
      await expect(by(page, 'AskAiScreen')).toBeVisible();
      await expect(by(page, 'AskAiScreen-CopyButton')).toHaveCount(1, {timeout: 20_000});
    }
    async function choose(page: Page, item: string): Promise<void> {
      await by(page, 'Menu-trigger').click();
      await expect(by(page, 'Menu-content')).toHaveClass(/\bopen\b/);
      await page.getByText(item).last().click();
    }

    test('[D-16] the entry that asks, among the results', async ({page, subject}) => {
      await offer(page, subject);
      const entry = page.locator('.DocSearch-AskAi-Section .DocSearch-Hit#docsearch-askAI-item-0');
      await expect(entry).toHaveRole('option');
      await expect(entry).toHaveText(`Ask AI: ${subject.question}`);
      await expect(entry.locator('.DocSearch-Hit--AskAI .DocSearch-Hit-AskAIButton')).toBeVisible();
      await expect(by(page, 'Hits').first()).toBeVisible();
    });

    test('[D-17] [D-20] the entry that asks, where nothing is found', async ({page, subject}) => {
      await open(page, subject);
      await by(page, 'Input').fill('stylesheetxqzwvkj');
      await expect(page.locator('.DocSearch-NoResults.DocSearch-NoResults--withAskAi')).toBeVisible();
      await expect(by(page, 'NoResults')).toContainText('No results found for');
      await expect(page.locator('#docsearch-askAI-item-0')).toHaveText(
        "Didn't find it in the docs? Ask AI to help: stylesheetxqzwvkj",
      );
      await by(page, 'Input').press('Enter');
      await expect(by(page, 'AskAiScreen-Query')).toHaveText('stylesheetxqzwvkj');
    });

    test('[D-22] [D-23] [D-31] the question and its answer', async ({page, subject}) => {
      await enter(page, subject);
      await expect(
        page.locator('.DocSearch-AskAiScreen-Message--user .DocSearch-AskAiScreen-Query'),
      ).toHaveText(subject.question);
      const answer = page.locator('.DocSearch-AskAiScreen-Message.DocSearch-AskAiScreen-Message--assistant');
      await expect(answer.locator('.DocSearch-Markdown-Content')).toContainText(/\w/);
      await expect(by(page, 'Markdown-Content--streaming')).toHaveCount(0);
      await expect(by(page, 'AskAiScreen-Disclaimer')).toContainText(
        'Answers are generated with AI which can make mistakes. Verify responses.',
      );
      await expect(by(page, 'Input')).toHaveAttribute('placeholder', 'Ask another question...');
    });

    test('[D-24] [D-25] what was searched, which leads back to the search', async ({page, subject}) => {
      await enter(page, subject);
      const tool = page.locator('.DocSearch-AskAiScreen-MessageContent-Tool.Tool--Result').first();
      await expect(tool).toHaveText(/^Searched for\s+".+" found \d+ results?$/);
      await tool.locator('.DocSearch-AskAiScreen-MessageContent-Tool-Query').click();
      await expect(by(page, 'AskAiScreen')).toHaveCount(0);
      await expect(by(page, 'Input')).toHaveValue(/\w/);
    });

    test('[D-26] [T-11] that it thinks, and what stops it', async ({page, subject}) => {
      await offer(page, subject);
      await subject.hold();
      await page.locator('#docsearch-askAI-item-0').click();
      await expect(by(page, 'AskAiScreen-MessageContent-Reasoning')).toHaveText('Thinking...');
      await expect(by(page, 'Input')).toBeDisabled();
      await by(page, 'StopStreaming').click();
      await expect(by(page, 'StopStreaming')).toHaveCount(0);
      await expect(by(page, 'Input')).toBeEnabled();
    });

    test('[D-29] the button that copies the answer, and that of a block of code', async ({page, subject}) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await enter(page, subject);
      await page.getByTitle('Copy', {exact: true}).click();
      await expect(by(page, 'AskAiScreen-CopyButton--copied')).toHaveAttribute('title', 'Copied!');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\w/);
      const code = by(page, 'CodeSnippet').first();
      await code.locator('.DocSearch-CodeSnippet-CopyButton').click();
      await expect(code.locator('.DocSearch-CodeSnippet-CopyButton--copied')).toHaveText('Copied!');
      expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(
        (await code.locator('code').innerText()).trim(),
      );
    });

    for (const title of ['Like', 'Dislike'])
      test(`[D-30] the thumb "${title}", thanked for and gone`, async ({page, subject}) => {
        await enter(page, subject);
        await page.getByTitle(title, {exact: true}).click();
        await expect(by(page, 'AskAiScreen-FeedbackText--visible')).toHaveText('Thanks for your feedback!');
        await expect(by(page, 'AskAiScreen-LikeButton')).toHaveCount(0);
        await expect(by(page, 'AskAiScreen-DislikeButton')).toHaveCount(0);
      });

    test('[D-28] the related sources', async ({page, subject}) => {
      await enter(page, subject);
      await expect(by(page, 'AskAiScreen-RelatedSources-Title')).toHaveText('Related sources');
      const link = page
        .locator('.DocSearch-AskAiScreen-RelatedSources-List .DocSearch-AskAiScreen-RelatedSources-Item-Link')
        .first();
      await expect(link).toHaveText(/\w/);
      await expect(link).toHaveAttribute('href', /./);
    });

    test('[D-23] [D-31] a further question, above the first', async ({page, subject}) => {
      await enter(page, subject);
      await page.locator('#docsearch-input').fill('And then?');
      await page.locator('#docsearch-input').press('Enter');
      await expect(by(page, 'AskAiScreen-Query')).toHaveText(['And then?', subject.question]);
      await expect(by(page, 'AskAiScreen-ExchangesList')).toHaveCount(1);
      await expect(by(page, 'AskAiScreen-Response-Container')).toHaveCount(2);
    });

    test('[D-32] [D-33] [D-34] a new conversation, and the history of them', async ({page, subject}) => {
      await enter(page, subject);
      await choose(page, 'Start a new conversation');
      await expect(by(page, 'NewConversationScreen-Title')).toHaveText('How can I help you today?');
      await expect(by(page, 'Input')).toHaveAttribute('placeholder', 'Ask a question');
      await choose(page, 'Conversation history');
      await expect(by(page, 'Modal-heading')).toContainText(/conversation history/i);
      const stored = page.locator('.DocSearch-Conversation-History #docsearch-recentConversations-item-0');
      await expect(stored.locator('.DocSearch-Hit-title')).toHaveText(subject.question);
      await stored.click();
      await expect(by(page, 'AskAiScreen-Query')).toHaveText(subject.question);
    });

    test('[D-11] [D-12] [D-35] the way back, and the conversation on the first screen', async ({
      page,
      subject,
    }) => {
      await enter(page, subject);
      await page.getByTitle('Back to keyword search').click();
      await expect(by(page, 'AskAiScreen')).toHaveCount(0);
      await by(page, 'Input').fill('');
      await expect(page.getByText('Recent conversations')).toBeVisible();
      const stored = page.locator('#docsearch-recentConversations-item-0');
      await expect(stored).toContainText(subject.question);
      await stored.locator('[title="Remove this conversation from history"]').click();
      await expect(stored).toHaveCount(0);
    });

    test('[D-07] Escape leads back to the search, and another closes the dialog', async ({page, subject}) => {
      await enter(page, subject);
      await page.keyboard.press('Escape');
      await expect(by(page, 'AskAiScreen')).toHaveCount(0);
      await expect(by(page, 'Modal')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(by(page, 'Modal')).toHaveCount(0);
    });
  });
}
