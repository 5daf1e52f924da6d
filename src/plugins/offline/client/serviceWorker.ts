import type {WorkboxPlugin} from 'workbox-core/types.js';
import {precacheAndRoute} from 'workbox-precaching';
import {registerRoute, setCatchHandler} from 'workbox-routing';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {keptPath, type PageList, type PageMessage, type Release} from '../Release';
import type {WorkerScope} from './WorkerScope';

declare const self: WorkerScope;
declare const RELEASE: Release;

/** Seconds until a page that is kept is shown in place of one that does not come. */
const PATIENCE = 5;

/** Most pages that are asked for again when a release is replaced. */
const MOST_PAGES = 60;

/** Caches are those of all languages of the origin: the names begin with the language's path. */
const prefixOf = (kind: string) => `${kind}:${RELEASE.base}:`;
const PAGES = prefixOf('pages') + RELEASE.id;
const ASSETS = prefixOf('assets') + RELEASE.id;

/** Returns a response as a cache may give it to a visit, which takes none that was redirected. */
const withoutRedirect = ({body, status, statusText, headers}: Response) =>
  new Response(body, {status, statusText, headers});

/** Keeps what was found, and of pages those of this release: one of another would need scripts that are not kept. */
async function keepable(response: Response): Promise<Response | null> {
  if (response.status !== 200) return null;
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    const html = await response.clone().text();
    if (!RELEASE.entries.every(entry => html.includes(entry))) return null;
  }
  return response.redirected ? withoutRedirect(response) : response;
}

/** Returns the address that a page is kept under, whatever is behind its path. */
function keyOf(url: string): string {
  const {origin, pathname} = new URL(url);
  return origin + keptPath(pathname);
}

const pagePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({request}) => keyOf(request.url),
  cacheWillUpdate: async ({response}) => keepable(response),
};

const pages = new NetworkFirst({cacheName: PAGES, networkTimeoutSeconds: PATIENCE, plugins: [pagePlugin]});
const assets = new CacheFirst({cacheName: ASSETS});

const isOwn = ({origin, pathname}: URL) =>
  origin === self.location.origin &&
  pathname.startsWith(RELEASE.base) &&
  !RELEASE.otherBases.some(base => `${pathname}/`.startsWith(base));

precacheAndRoute(
  [RELEASE.offlinePage, RELEASE.pageList, ...RELEASE.files.map(url => ({url, revision: null}))],
  // What is behind the path of the page that stands in for others is for the page to read.
  {directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [/.*/]},
);
registerRoute(({url}) => isOwn(url) && url.pathname.startsWith(`${RELEASE.base}assets/`), assets);
registerRoute(({url}) => isOwn(url), pages);
setCatchHandler(async ({request, url}) => {
  if (!(request instanceof Request) || request.mode !== 'navigate' || !url) return Response.error();
  const from = encodeURIComponent(url.pathname + url.search);
  return Response.redirect(`${RELEASE.offlinePage.url}?from=${from}`);
});

/** Asks for the pages that a reader of the release before could read, with what they need, to keep them in this one. */
async function takeOver(): Promise<void> {
  const [kept, files, names] = await Promise.all([caches.open(PAGES), caches.open(ASSETS), caches.keys()]);
  const old = names.filter(name => name.startsWith(prefixOf('pages')) && name !== PAGES);
  if (old.length === 0) return;
  const list = (await (await fetch(RELEASE.pageList.url, {cache: 'no-cache'})).json()) as PageList;
  for (const name of old) {
    const before = await (await caches.open(name)).keys();
    for (const {url} of before.slice(-MOST_PAGES)) {
      const answer = await fetch(url, {cache: 'no-cache'}).then(keepable, () => null);
      if (!answer) continue;
      await kept.put(url, answer);
      // One that is missing is missed when the page is shown.
      for (const file of list[new URL(url).pathname]?.files ?? [])
        await files.add(file).catch(() => undefined);
    }
  }
}

/** Drops what earlier releases of this language kept. */
async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(
    name =>
      [prefixOf('pages'), prefixOf('assets')].some(prefix => name.startsWith(prefix)) &&
      !name.endsWith(RELEASE.id),
  );
  await Promise.all(old.map(name => caches.delete(name)));
}

const isFromPage = (data: unknown): data is PageMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  (data.type === 'SHOWN' || data.type === 'SHOW');

self.addEventListener('install', event => event.waitUntil(takeOver()));
self.addEventListener('activate', event => event.waitUntil(dropOthers().then(() => self.clients.claim())));
self.addEventListener('message', ({data, source}) => {
  if (!isFromPage(data)) return;
  const isSame = data.type === 'SHOWN' && RELEASE.entries.every(entry => data.scripts.includes(entry));
  if (isSame || data.type === 'SHOW') void self.skipWaiting();
  if (data.type === 'SHOWN') source?.postMessage({type: isSame ? 'SAME' : 'NEWER'});
});
