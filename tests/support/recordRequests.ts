import type {Page} from '@playwright/test';
import type {AskedRequest} from './askServer';
import {HOSTED} from './documentation';
import {gotoPublished, type PublishedVersion} from './publishedDialog';
import {type Walk, walkAskScreens, type WalkOptions} from './walkAskScreens';

// What the published component sends and draws is recorded, at the provider's own addresses, not read from its code.

const {appId, apiKey, indexName} = HOSTED;

export interface Recording extends Walk {
  requests: AskedRequest[];
}

/** What a browser adds to every request. */
const ADDED =
  /^(?:accept|accept-.*|cache-control|connection|content-length|host|origin|pragma|priority|referer|sec-.*|user-agent)$/;

const UNIQUE = /^[A-Za-z0-9-]{7,64}$/;

/** What the published component keeps with a message and sends along: the reader's thumb. */
export const THUMB = ['feedback', 'feedbackTags', 'feedbackNotes'];

function isThought(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'reasoning';
}

/** Returns requests with their random ids named by the order in which they came, and without some fields. */
export function comparable(requests: readonly AskedRequest[], without: readonly string[]): unknown[] {
  const ids = new Map<string, string>();
  return requests.map(({host, method, path, query, headers, body, isCut}) => ({
    host,
    method,
    path,
    query,
    isCut,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !ADDED.test(name))
        .map(([name, value]) => [name, String(value).replace(/^TOKEN \S+\.signature$/, 'TOKEN token')]),
    ),
    body:
      body === ''
        ? null
        : (JSON.parse(body, (key, value: unknown) => {
            if (without.includes(key)) return undefined;
            // Which thought of an answer it is: the SDK in 4.7.0 forgets it, that in 5.2.0 keeps it.
            if (isThought(value)) return {...value, id: undefined};
            if (!['id', 'messageId'].includes(key) || typeof value !== 'string') return value;
            if (!UNIQUE.test(value) || value.startsWith('answer-')) return value;
            if (!ids.has(value)) ids.set(value, `id ${ids.size + 1}`);
            return ids.get(value);
          }) as unknown),
  }));
}

async function record(page: Page, options: WalkOptions): Promise<Recording> {
  const walk = await walkAskScreens(page, options);
  const requests = options.assistant.requests.slice();
  options.assistant.reset();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return {...walk, requests};
}

/** Walks through the published component. */
export function recordPublished(
  page: Page,
  version: PublishedVersion,
  {askAi, ...options}: Pick<WalkOptions, 'assistant' | 'thumb'> & {askAi: object},
): Promise<Recording> {
  const shared = {
    appId,
    apiKey,
    ...(version === '4.7' ? {indexName} : {indices: [indexName]}),
    askAi: {appId, apiKey, suggestedQuestions: true, ...askAi},
  };
  return record(page, {...options, goto: () => gotoPublished(page, version, shared)});
}

/** Walks through the dialog of this site, which is under a path. */
export async function recordOurs(
  page: Page,
  {base = '/', ...options}: Pick<WalkOptions, 'assistant' | 'thumb'> & {base?: string},
): Promise<Recording> {
  return record(page, {
    ...options,
    async goto() {
      await page.goto(`${base}docs/v1/styling`);
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    },
  });
}

/** Returns requests whose last one goes on under the id of the one before: 4.7.0 takes a new id after a reload. */
export function underOneId(requests: readonly AskedRequest[]): AskedRequest[] {
  const [before, last] = requests.slice(-2);
  if (!before || !last) throw new Error('There are no two requests');
  const idOf = ({body}: AskedRequest) => (JSON.parse(body) as {id: string}).id;
  return [...requests.slice(0, -1), {...last, body: last.body.replace(idOf(last), idOf(before))}];
}
