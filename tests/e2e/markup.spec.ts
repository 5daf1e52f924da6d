import type {Page} from '@playwright/test';
import {CONVERSATIONS} from '../support/AskPage';
import {expect, test} from '../support/askTest';
import {xssPayloads} from '../support/xssPayloads';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docsearch';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docsearch';

const hierarchyOf = (payload: string, index: number) => ({
  lvl0: `${index} ${payload}`,
  lvl1: payload,
  lvl2: payload,
});

/** A record whose every text is a payload, with an address of the site, and one whose address is a payload too. */
const hits = xssPayloads.flatMap((payload, index) =>
  ['/docs/tips', payload].map((url, place) => {
    const marked = {value: `<mark>${payload}</mark> ${payload}`, matchLevel: 'full'};
    const hierarchy = hierarchyOf(payload, index);
    return {
      objectID: `${index} ${place} ${payload}`,
      url,
      anchor: payload,
      type: index % 3 === 0 ? 'content' : 'lvl2',
      content: payload,
      hierarchy,
      language: payload,
      docusaurus_tag: payload,
      _highlightResult: {content: marked, hierarchy: {lvl0: marked, lvl1: marked, lvl2: marked}},
      _snippetResult: {content: marked, hierarchy: {lvl1: marked, lvl2: marked}},
    };
  }),
);

/** What a worker would run that answers every search with some records, but for a query that nothing has. */
const answering = (records: readonly object[]) => `
  const hits = ${JSON.stringify(records)};
  const answer = ({kind, request}) => {
    if (kind !== 'search') return null;
    const results = JSON.parse(request.body).requests.map(({query, indexName}) => {
      const found = query === 'nothing' ? [] : hits;
      return {index: indexName, hits: found, nbHits: found.length, page: 0, nbPages: 1, hitsPerPage: 20, facets: {language: {[hits[0]?.language]: 1}}};
    });
    return {status: 200, content: JSON.stringify({results})};
  };
  onmessage = ({data}) => data.id && postMessage({id: data.id, result: answer(data.task)});
`;

/** Has the worker of a page answer every search with some records. */
function answerWith(page: Page, records: readonly object[]): Promise<unknown> {
  const body = answering(records);
  return page.route(/worker_worker[^/]*\.js$/, route =>
    route.fulfill({contentType: 'text/javascript', body}),
  );
}

/** Has the page note what runs or is asked for because of a payload; the returned function says that nothing was. */
async function watch(page: Page): Promise<() => Promise<void>> {
  const asked: string[] = [];
  page.on('request', request => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') asked.push(request.url());
  });
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'msgbox'])
      Reflect.set(window, name, () => document.documentElement.setAttribute('data-executed', name));
  });
  return async () => {
    const found = await page.evaluate(() => ({
      executed: document.documentElement.getAttribute('data-executed'),
      elements: [...document.querySelectorAll('body *')]
        .filter(({tagName}) =>
          /^(iframe|object|embed|base|meta|style|math|video|audio|marquee)$/i.test(tagName),
        )
        .map(({outerHTML}) => outerHTML),
      attributes: [...document.querySelectorAll('body *')].flatMap(({attributes}) =>
        [...attributes]
          .filter(({name}) => /^on|^srcdoc$|^action$/.test(name))
          .map(({name, value}) => `${name}=${value}`),
      ),
      links: [...document.querySelectorAll('a[href]')]
        .map(link => link.getAttribute('href') ?? '')
        .filter(href => !/^(https?:\/\/|mailto:|\/(?!\/)|#)/.test(href)),
    }));
    expect(found).toEqual({executed: null, elements: [], attributes: [], links: []});
    expect(asked).toEqual([]);
  };
}

for (const isHeld of [true, false])
  test.describe(`200 payloads run nothing, ${isHeld ? 'under the policy' : 'where a host sends no policy'},`, () => {
    test.use({bypassCSP: !isHeld});

    test.beforeAll(() => {
      expect(xssPayloads.length).toBeGreaterThanOrEqual(200);
    });

    test('in hits, titles and words to search for instead', async ({ask, page}) => {
      const expectHarmless = await watch(page);
      await answerWith(page, hits);
      await ask.goto();
      await ask.open();
      await ask.input.fill('x');
      await expect.poll(() => ask.options.count()).toBeGreaterThanOrEqual(xssPayloads.length);
      await expectHarmless();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await ask.input.fill('nothing');
      await expect(ask.dialog.getByText(/No results found/).first()).toBeVisible();
      await expectHarmless();
      await page.goto('/search?q=x');
      await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(50);
      await expectHarmless();
    });

    test('in stored searches', async ({ask, page}) => {
      const expectHarmless = await watch(page);
      const stored = hits.map(
        ({objectID, url, anchor, type, content, hierarchy, language, docusaurus_tag}) => ({
          ...{objectID, url, anchor, type, content, hierarchy, language, docusaurus_tag},
        }),
      );
      await ask.goto();
      // Seven recent searches are shown, of the favorites all.
      await page.evaluate(
        ([recent, favorite, list]) => {
          localStorage.setItem(recent, JSON.stringify(list.toReversed()));
          localStorage.setItem(favorite, JSON.stringify(list));
        },
        [RECENT, FAVORITE, stored] as const,
      );
      await ask.open();
      await expect.poll(() => ask.rows('Favorite').count()).toBeGreaterThanOrEqual(xssPayloads.length);
      await expectHarmless();
    });

    test('in the questions, answers, searches, sources and suggestions of a stored conversation', async ({
      ask,
      page,
    }) => {
      const expectHarmless = await watch(page);
      const messages = xssPayloads.flatMap((payload, index) => [
        {id: `q${index}`, role: 'user', parts: [{type: 'text', text: payload}]},
        {
          id: `a${index}`,
          role: 'assistant',
          parts: [
            {type: 'reasoning', text: payload},
            {
              type: 'tool-searchIndex',
              toolCallId: `t${index}`,
              state: 'output-available',
              input: {query: payload},
              output: {query: payload, hits: [{url: payload, title: payload}]},
            },
            {type: 'text', text: payload},
            {
              type: 'text',
              text: `\n\n[${payload}](https://example.org/${index})\n\nSources: [x](${payload})`,
            },
            {type: 'data-suggestions', data: {suggestions: [payload]}},
          ],
        },
      ]);
      await ask.goto();
      await page.evaluate(([key, list]) => localStorage.setItem(key, JSON.stringify(list)), [
        CONVERSATIONS,
        xssPayloads.map((query, index) => ({
          objectID: query,
          query,
          messages: index === 0 ? messages : messages.slice(2 * index, 2 * index + 2),
        })),
      ] as const);
      await ask.open();
      await expect(ask.recent).toHaveCount(xssPayloads.length);
      await expectHarmless();
      await ask.recent.first().getByRole('button').first().click();
      await expect(ask.exchanges).toHaveCount(xssPayloads.length);
      await expectHarmless();
    });

    test('in the address, and in what the shell keeps', async ({page}) => {
      test.slow();
      const expectHarmless = await watch(page);
      await answerWith(page, []);
      await page.addInitScript(payload => {
        for (const key of ['announcement.id', 'announcement.dismiss', 'tab.language', 'sidebar.hidden'])
          localStorage.setItem(`docusaurus.${key}`, payload);
        for (const key of ['theme', 'docs-preferred-version-default']) localStorage.setItem(key, payload);
      }, '"><img src=x onerror=alert(1)>');
      await page.goto('/search');
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const field = page.getByRole('searchbox', {name: 'Search'});
      // Within the page: two hundred visits from outside take ten times as long.
      const missed = await field.evaluate(async (element: HTMLInputElement, payloads) => {
        const nextTurn = () => new Promise(resolve => setTimeout(resolve));
        for (const payload of payloads) {
          const query = new URLSearchParams({q: payload, version: payload, language: payload, page: payload});
          history.pushState(null, '', `/search?${query}#${query}`);
          dispatchEvent(new PopStateEvent('popstate'));
          const shown = payload.replaceAll(/[\r\n]/g, '');
          for (let turns = 0; element.value !== shown; turns += 1) {
            if (turns === 3000) return payload;
            await nextTurn();
          }
        }
        return null;
      }, xssPayloads);
      expect(missed, 'the field shows each query').toBeNull();
      await expectHarmless();
      // A few dozen at a time: an address may have some thousand characters.
      for (let start = 0; start < xssPayloads.length; start += 40) {
        const texts = xssPayloads.slice(start, start + 40).map(encodeURIComponent);
        const asked = (name: string) => texts.map((text, place) => `${name}${place}=${text}`).join('&');
        for (const address of [
          `/404.html?missing=${texts.join('')}&${asked('missing')}`,
          `/docs/tips?${asked('docusaurus-data-')}#${texts.join('')}`,
        ]) {
          await page.goto(address);
          await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
          await expectHarmless();
        }
      }
    });
  });
