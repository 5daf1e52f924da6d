import type {Locator, Page} from '@playwright/test';
import {ASK_ENTRY, DialogPage} from './DialogPage';
import {expect} from './test';

/** Key of the conversations about the site's index. */
export const CONVERSATIONS = '__DOCSEARCH_ASKAI_CONVERSATIONS__docsearch';

/** A question that the site's own pages answer. */
export const QUESTION = 'What is the default of maxTilesPerRow?';

/** What answers need beyond the search: the code that reads questions, and the samples that are quoted. */
export const ANSWERER = /\/assets\/(?:search\/[^/]+\.code\.|js\/[^/]*createAnswerer)[^/]+$/;

/** Returns the messages of a question and its answer as they are stored. */
export function exchange(question: string, answer: string): object[] {
  return [
    {id: `q-${question}`, role: 'user', parts: [{type: 'text', text: question}]},
    {id: `a-${question}`, role: 'assistant', parts: [{type: 'text', text: answer}]},
  ];
}

/** A message as it is stored. */
export interface StoredMessage {
  id: string;
  role: string;
  parts: {type: string; text?: string; state?: string; input?: unknown; output?: unknown}[];
  metadata?: {stopped?: boolean};
  feedback?: string;
}

/** A conversation as it is stored. */
export interface StoredEntry {
  objectID: string;
  query: string;
  messages: StoredMessage[];
}

/** The AI mode of the search dialog, by role and name. */
export class AskPage extends DialogPage {
  /** The option that asks the query as a question. */
  readonly entry: Locator;
  readonly question: Locator;
  readonly stop: Locator;
  readonly back: Locator;
  readonly menu: Locator;
  readonly copy: Locator;
  readonly like: Locator;
  readonly dislike: Locator;
  /** Questions with what came back, the newest first. */
  readonly exchanges: Locator;
  readonly sources: Locator;
  readonly recent: Locator;
  readonly suggestions: Locator;

  constructor(page: Page, buttonText?: string) {
    super(page, buttonText);
    const {dialog} = this;
    const button = (name: string) => dialog.getByRole('button', {name, exact: true});
    this.entry = dialog.getByRole('option', {name: ASK_ENTRY});
    this.question = dialog.getByRole('textbox', {name: 'Question to the AI'});
    this.stop = button('Stop answering');
    this.back = button('Back to keyword search');
    this.menu = button('Conversations');
    this.copy = button('Copy');
    this.like = button('Like');
    this.dislike = button('Dislike');
    this.exchanges = dialog.getByRole('listitem').filter({has: page.getByRole('heading', {level: 2})});
    this.sources = dialog.getByRole('list', {name: 'Related sources'}).getByRole('link');
    this.recent = dialog.getByRole('region', {name: 'Recent conversations'}).getByRole('listitem');
    this.suggestions = dialog.getByRole('list', {name: 'Suggested questions'}).getByRole('button');
  }

  /** Types a question into the search field and waits until it can be asked. */
  async offer(question = QUESTION): Promise<void> {
    await this.input.fill(question);
    // The first search of a page also loads what is searched.
    await expect(this.entry.locator('mark')).toHaveText(question, {timeout: 15_000});
  }

  /** Enters AI mode with a question. */
  async begin(question = QUESTION): Promise<void> {
    await this.offer(question);
    await this.entry.click();
    await expect(this.exchanges.first().getByRole('heading', {level: 2})).toHaveText(question);
  }

  /** Enters AI mode with a question and waits for its answer. */
  async ask(question = QUESTION): Promise<void> {
    await this.begin(question);
    await this.answered();
  }

  /** Waits until so many answers are complete. */
  async answered(count = 1): Promise<void> {
    await expect(this.copy).toHaveCount(count, {timeout: 20_000});
  }

  /** Keeps the text that the site answers from back, from now until the returned function is called. */
  async holdBack(): Promise<() => Promise<void>> {
    const context = this.page.context();
    let release = () => {};
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    await context.route(ANSWERER, async route => {
      await held;
      await route.fallback();
    });
    return async () => {
      release();
      await context.unroute(ANSWERER);
    };
  }

  /** Asks a further question. */
  async askOn(question: string): Promise<void> {
    await this.question.fill(question);
    await this.question.press('Enter');
  }

  /** Presses an entry of the menu. */
  async choose(entry: 'Start a new conversation' | 'Conversation history'): Promise<void> {
    await this.menu.click();
    await this.dialog.getByRole('button', {name: entry}).click();
  }

  /** Opens the dialog anew on the same page, which forgets everything but what is stored. */
  async reopen(): Promise<void> {
    await this.goto();
    await this.open();
  }

  /** Returns the stored conversations, the latest first. */
  stored(key = CONVERSATIONS): Promise<StoredEntry[]> {
    return this.page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? '[]') as StoredEntry[], key);
  }

  /** Stores conversations as if they had been held, and opens the dialog that shows them. */
  async openWith(
    conversations: readonly {query: string; messages: object[]}[],
    key = CONVERSATIONS,
  ): Promise<void> {
    await this.page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      key,
      JSON.stringify(conversations.map(each => ({objectID: each.query, ...each}))),
    ] as const);
    await this.open();
  }

  /** Reopens a stored conversation from the start screen. */
  async openRecent(query: string): Promise<void> {
    await this.recent.getByRole('button', {name: query, exact: true}).click();
  }
}
