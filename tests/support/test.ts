import {expect, test as base} from '@playwright/test';

/** What a page that registers a worker is told where a project of the tests keeps workers out. */
const BLOCKED_WORKER = /^warning: Service Worker registration blocked by Playwright/;

interface Fixtures {
  /** Patterns of console messages that the test provokes on purpose. */
  expectedMessages: RegExp[];
  watchedConsole: void;
}

/** Playwright's test with one rule more: an unexpected console error, warning or uncaught exception fails it. */
export const test = base.extend<Fixtures>({
  expectedMessages: async ({}, use) => use([]),
  watchedConsole: [
    async ({page, expectedMessages}, use) => {
      const messages: string[] = [];
      page.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning') {
          messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      page.on('pageerror', error => messages.push(`uncaught: ${error.message}`));
      await use();
      expect(
        messages.filter(
          message => ![BLOCKED_WORKER, ...expectedMessages].some(pattern => pattern.test(message)),
        ),
        'the console stays quiet',
      ).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
