import type {Page} from '@playwright/test';
import {DOCUMENTATION, FEEDBACK_ENDPOINT} from '../support/documentation';
import {expect, test} from '../support/test';

// The form of the documentation with an endpoint for votes, without a repository and its history.

const BASE = DOCUMENTATION.other.baseUrl.replace(/\/$/, '');

interface Sent {
  id: string;
  page: string;
  locale: string;
  helpful: boolean;
  comment?: string;
  at: string;
}

/** Answers the votes with a status, or not at all for 0; returns those that came. */
async function takeVotes(page: Page, statusOf: () => number): Promise<Sent[]> {
  const taken: Sent[] = [];
  await page.route(FEEDBACK_ENDPOINT, async route => {
    const status = statusOf();
    if (status === 0) return route.abort();
    if (route.request().method() === 'POST') taken.push(route.request().postDataJSON() as Sent);
    return route.fulfill({
      status,
      headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type'},
    });
  });
  return taken;
}

const vote = (page: Page, name: string) =>
  page.getByRole('region', {name: 'Was this page helpful?'}).getByRole('button', {name, exact: true});
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({hasText: text});

test('a vote is sent at once, and a sentence after it under the same id', async ({page}) => {
  const votes = await takeVotes(page, () => 200);
  await page.goto(`${BASE}/docs/tips`);
  await vote(page, 'Yes').click();
  await expect(told(page, 'Thank you for your vote.')).toBeVisible();
  await expect.poll(() => votes).toHaveLength(1);
  expect(votes[0]).toMatchObject({page: `${BASE}/docs/tips`, locale: 'en', helpful: true});
  expect(votes[0]).not.toHaveProperty('comment');
  expect(new Date(votes[0]?.at ?? '').getTime()).toBeGreaterThan(0);
  await page.getByLabel('What helped you? (optional)').fill(' The table of habits. ');
  await page.getByRole('button', {name: 'Send'}).click();
  await expect(told(page, 'Sent. Thank you for telling us.')).toBeFocused();
  expect(votes).toHaveLength(2);
  expect(votes[1]).toMatchObject({id: votes[0]?.id, comment: 'The table of habits.'});
});

test.describe('with a server that fails', () => {
  test.use({expectedMessages: [/Failed to load resource/]});

  for (const failure of [0, 503])
    test(`a vote that cannot be sent (${failure || 'no connection'}) is kept, said, and sent on a later page`, async ({
      page,
    }) => {
      let status = failure;
      const votes = await takeVotes(page, () => status);
      await page.goto(`${BASE}/docs/tips`);
      await vote(page, 'No').click();
      await expect(told(page, 'Your browser keeps it')).toBeVisible();
      await page.getByRole('textbox', {name: /optional/}).fill('Too short');
      await page.getByRole('button', {name: 'Send'}).click();
      await expect(told(page, 'Your browser keeps it')).toBeFocused();
      votes.length = 0;
      status = 200;
      await page.goto(`${BASE}/docs/styling`);
      await expect.poll(() => votes).toHaveLength(1);
      expect(votes[0]).toMatchObject({page: `${BASE}/docs/tips`, helpful: false, comment: 'Too short'});
      await expect.poll(() => page.evaluate(() => localStorage.getItem('site.feedback.unsent'))).toBeNull();
    });

  test('a vote is sent when the connection comes back', async ({page}) => {
    let status = 0;
    const votes = await takeVotes(page, () => status);
    await page.goto(`${BASE}/docs/tips`);
    await vote(page, 'Yes').click();
    await expect(told(page, 'Your browser keeps it')).toBeVisible();
    status = 200;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => votes).toHaveLength(1);
  });

  test('what the server refuses for good is said, and stays to be read', async ({page}) => {
    await takeVotes(page, () => 400);
    await page.goto(`${BASE}/docs/tips`);
    await vote(page, 'No').click();
    await expect(told(page, 'The server did not accept it')).toBeVisible();
    const field = page.getByRole('textbox', {name: /optional/});
    await field.fill('Still here');
    await page.getByRole('button', {name: 'Send'}).click();
    await expect(told(page, 'The server did not accept it')).toBeFocused();
    await expect(field).toHaveValue('Still here');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('site.feedback.unsent'))).toBeNull();
  });
});

test('without a repository and with a shallow history a page says nothing of its file', async ({page}) => {
  for (const path of ['/docs/tips', '/blog/smaller-tiles']) {
    await page.goto(BASE + path);
    await expect(page.locator('.theme-edit-this-page')).toHaveCount(0);
    await expect(page.locator('.theme-last-updated')).toHaveCount(0);
  }
});
