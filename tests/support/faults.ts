import type {BrowserContext, Page, Route} from '@playwright/test';

/** Puts a fault on what matches the address; the returned function takes its cause away. */
export type Break = (context: BrowserContext, page: Page, address: RegExp) => Promise<() => Promise<void>>;

/** Answers each request for the address in a way of its own until the cause is gone. */
function answering(answer: (route: Route) => Promise<unknown>): Break {
  return async (context, _page, address) => {
    // The page may have been left before the answer is there, or the cause be gone.
    const handle = (route: Route) => answer(route).catch(() => undefined);
    await context.route(address, handle);
    return () => context.unroute(address, handle);
  };
}

/** Answers with what a server sends, changed. */
const changing = (change: (body: string) => string) =>
  answering(async route => {
    const response = await route.fetch();
    await route.fulfill({response, body: change(await response.text())});
  });

const status = (code: number) => answering(route => route.fulfill({status: code, body: 'No'}));

/** Holds requests back until the cause is gone, and lets them go on then. */
const hanging: Break = async (context, _page, address) => {
  let release = () => {};
  const released = new Promise<void>(resolve => (release = resolve));
  const hold = async (route: Route) => {
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  };
  await context.route(address, hold);
  return async () => {
    await context.unroute(address, hold);
    release();
  };
};

const halfOf = (text: string) => text.slice(0, text.length / 2);

/** Returns JSON whose lists are numbers. */
const withWrongTypes = (text: string) =>
  JSON.stringify(JSON.parse(text), (name, value: unknown) =>
    name !== '' && Array.isArray(value) ? 7 : value,
  );

const HUGE = 1_500_000;

/** What can go wrong with anything that a page loads, by name. */
export const networkFaults: Record<string, Break> = {
  down: answering(route => route.abort('connectionrefused')),
  slow: answering(async route => {
    await new Promise(resolve => setTimeout(resolve, 700));
    await route.continue();
  }),
  hanging,
  '4xx: gone': status(404),
  '429': status(429),
  '5xx': status(503),
  empty: answering(route => route.fulfill({status: 200, body: ''})),
  'HTML in its place': answering(route =>
    route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><title>Log in</title>'}),
  ),
  'half of it': changing(halfOf),
  'wrong types': changing(withWrongTypes),
  huge: changing(text => text + ' '.repeat(HUGE)),
  'offline and back': async context => {
    await context.setOffline(true);
    return () => context.setOffline(false);
  },
  // Of the samples of code, which have no form, one more.
  'of another release': changing(text =>
    text.replace(/"form":\d+/, '"form":0').replace(/^\{"code":\[/, '{"code":["",'),
  ),
};

/** Has a page find its storage full, blocked, or filled with what others wrote; to be called before it is opened. */
export const storageFaults: Record<string, (page: Page) => Promise<unknown>> = {
  'storage full': page =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
  'storage blocked': page =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    }),
  'storage poisoned': page =>
    page.addInitScript(() => {
      const odd = [null, 7, {}, [], {objectID: {}, url: 'javascript:alert(1)', hierarchy: null}];
      const keep = (key: string, value: unknown) => {
        const known: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        localStorage.setItem(key, JSON.stringify([...odd, ...(Array.isArray(known) ? known : []), value]));
      };
      keep('__DOCSEARCH_RECENT_SEARCHES__docsearch', {url: '/docs/tips', hierarchy: {lvl0: 7}, language: {}});
      keep('__DOCSEARCH_ASKAI_CONVERSATIONS__docsearch', {objectID: 'x', query: 'x', messages: [{parts: 7}]});
      localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__docsearch', '{broken');
      for (const key of ['theme', 'docusaurus.announcement.id', 'docs-preferred-version-default'])
        localStorage.setItem(key, '"><img src=x onerror=alert(1)>');
    }),
};

const WORKER = /\/assets\/js\/[^/]*worker_worker[^/]*\.js$/;

/** What can go wrong with the worker that searches. */
export const workerFaults: Record<string, Break> = {
  'worker 404': (context, page) => status(404)(context, page, WORKER),
  'worker hanging': (context, page) => hanging(context, page, WORKER),
  'worker empty': (context, page) =>
    answering(route => route.fulfill({contentType: 'text/javascript', body: ''}))(context, page, WORKER),
  'worker killed': (context, page) => changing(text => `${text}\n;self.close()`)(context, page, WORKER),
};
