import type {Locator, Page, Route} from '@playwright/test';
import {expect} from './test';

/** Where the text to search in comes from, or the answers of a hosted provider. */
const PROVIDER = /\/assets\/search\/[^/]+\.json$|\/1\/indexes\//;

/** Name of the option that asks the query as a question: beside hits, and where there are none. */
export const ASK_ENTRY = /^(?:Didn't find it in the docs\? Ask AI to help|Ask AI): /;

/** The search dialog as a reader and an assistive tool find it: by role and name. */
export class DialogPage {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly input: Locator;
  readonly list: Locator;
  readonly options: Locator;
  readonly status: Locator;

  constructor(
    readonly page: Page,
    buttonText = 'Go on, give it a search...',
  ) {
    this.button = page.getByRole('button', {name: buttonText});
    this.dialog = page.getByRole('dialog', {name: 'Search', exact: true});
    this.input = this.dialog.getByRole('combobox', {name: 'Search', exact: true});
    this.list = this.dialog.getByRole('listbox', {name: 'Search results'});
    // The entry that asks the AI stands among the hits and is none.
    this.options = this.list.getByRole('option').filter({hasNotText: ASK_ENTRY});
    this.status = this.dialog.getByRole('status');
  }

  /** Goes to a page and waits until its search button does what it says. */
  async goto(path = '/docs/api'): Promise<void> {
    await this.page.goto(path);
    await this.page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** Opens the dialog by key: a navbar that hides as a page arrives may slip away from under a pointer. */
  async open(): Promise<void> {
    await this.button.press('Enter');
    await expect(this.input).toBeFocused();
  }

  /** Types a query and waits for its own results. */
  async search(query: string): Promise<void> {
    await this.input.fill(query);
    // The first search of a page also loads what is searched.
    await expect(this.list).toBeVisible({timeout: 15_000});
    await expect(this.dialog.getByRole('link', {name: /^See (all|the one)/})).toHaveAttribute(
      'href',
      new RegExp(`q=${encodeURIComponent(query)}$`),
    );
  }

  async expectClosed(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
    await expect(this.button).toBeFocused();
  }

  /** Follows the option at a place, and opens the dialog again on the page it led to. */
  async chooseAndReopen(query: string, place = 0): Promise<string> {
    await this.search(query);
    const url = (await this.options.nth(place).getAttribute('href')) ?? '';
    await this.options.nth(place).click();
    await expect(this.dialog).toHaveCount(0);
    await expect(this.page).toHaveURL(url);
    await this.open();
    return url;
  }

  /** Rows of the list of recent or favourite searches. */
  rows(list: 'Recent' | 'Favorite'): Locator {
    return this.dialog.getByRole('region', {name: list}).getByRole('listitem');
  }

  /** Hands every request to the provider to `handle`, until the returned function is called. */
  async onProvider(handle: (route: Route) => unknown): Promise<() => Promise<void>> {
    await this.page.context().route(PROVIDER, handle);
    return () => this.page.context().unroute(PROVIDER, handle);
  }
}
