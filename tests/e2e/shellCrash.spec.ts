import type {Page} from '@playwright/test';
import {expect, test} from '../support/test';

declare global {
  interface Window {
    /** While true, what the test broke throws. */
    broken?: boolean;
  }
}

/** Makes tables and code blocks crash as they appear: they measure themselves with what throws here. */
async function breakContent(page: Page) {
  await page.addInitScript(() => {
    window.broken = true;
    const Original = window.ResizeObserver;
    window.ResizeObserver = class extends Original {
      constructor(callback: ResizeObserverCallback) {
        if (window.broken)
          throw new Error('The table broke', {
            cause: new Error('No ruler', {cause: new Error('Out of wood')}),
          });
        super(callback);
      }
    };
  });
}

/** Makes the navbar crash: its search button listens to the keyboard of the whole window. */
async function breakNavbar(page: Page) {
  await page.addInitScript(() => {
    window.broken = true;
    const original = window.addEventListener;
    window.addEventListener = function addEventListener(
      this: Window,
      ...[type, ...rest]: Parameters<typeof original>
    ) {
      if (window.broken && type === 'keydown')
        throw new Error('The navbar broke', {cause: new Error('No keyboard')});
      original.call(this, type, ...rest);
    } as typeof original;
  });
}

test.describe('a crash', () => {
  test.use({expectedMessages: [/The table broke|The navbar broke|No ruler|No keyboard/]});

  test('[S-12] [T-08] inside the content: title, message, causes, and another try', async ({page}) => {
    await breakContent(page);
    await page.goto('/docs/tips');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('This page crashed.');
    const chain = page.getByRole('alert');
    await expect(chain).toContainText('The table broke');
    await expect(chain).toContainText('Cause: No ruler');
    await expect(chain).toContainText('Cause: Out of wood');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await page.evaluate(() => {
      window.broken = false;
    });
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tips for a good gallery');
  });

  test.describe('outside the content', () => {
    // What names the icon is gone with the rest of the tree, so the browser may ask for the usual one.
    test.use({expectedMessages: [[/favicon\.ico|The navbar broke|No keyboard/], {scope: 'test'}]});

    test('[S-12] [T-08] the same page stands alone', async ({page}) => {
      await breakNavbar(page);
      await page.goto('/docs/tips');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
      await expect(page.getByRole('alert')).toContainText('The navbar broke');
      await expect(page.getByRole('alert')).toContainText('Cause: No keyboard');
      await page.evaluate(() => {
        window.broken = false;
      });
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Tips for a good gallery');
    });
  });
});
