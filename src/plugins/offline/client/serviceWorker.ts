import type {WorkboxPlugin} from 'workbox-core/types.js';
import {precacheAndRoute} from 'workbox-precaching';
import {registerRoute, setCatchHandler} from 'workbox-routing';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import type {NewerMessage, Release, ShownMessage} from '../Release';

declare const RELEASE: Release;

/** What of a service worker's scope is used, which the library of pages does not know. */
interface WorkerScope {
  addEventListener: {
    (
      type: 'install' | 'activate',
      listener: (event: {waitUntil: (work: Promise<unknown>) => void}) => void,
    ): void;
    (
      type: 'message',
      listener: (event: {
        data: unknown;
        source: {postMessage: (message: NewerMessage) => void} | null;
      }) => void,
    ): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {claim: () => Promise<void>};
}

const scope = self as unknown as WorkerScope;

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
  return origin + pathname.replace(/(.)\/$/, '$1');
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
  [RELEASE.offlinePage, ...RELEASE.files.map(url => ({url, revision: null}))],
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

/** Asks for the pages that a reader of the release before could read, with what they name, to keep them in this one. */
async function takeOver(): Promise<void> {
  const [kept, files, names] = await Promise.all([caches.open(PAGES), caches.open(ASSETS), caches.keys()]);
  for (const name of names.filter(other => other.startsWith(prefixOf('pages')) && other !== PAGES)) {
    const before = await (await caches.open(name)).keys();
    for (const {url} of before.slice(-MOST_PAGES)) {
      const answer = await fetch(url, {cache: 'no-cache'}).then(keepable, () => null);
      if (!answer) continue;
      const named = (await answer.clone().text()).match(/\/assets\/[^"'\s>)&]+\.\w+/g) ?? [];
      await kept.put(url, answer);
      for (const file of new Set(named)) {
        const address = new URL(file, self.location.origin);
        if (!isOwn(address) || RELEASE.files.includes(address.pathname)) continue;
        // One that is missing is missed when the page is shown.
        await files.add(address.href).catch(() => undefined);
      }
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

const isShown = (data: unknown): data is ShownMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'SHOWN';

scope.addEventListener('install', event => event.waitUntil(takeOver()));
scope.addEventListener('activate', event => event.waitUntil(dropOthers().then(() => scope.clients.claim())));
scope.addEventListener('message', ({data, source}) => {
  if (!isShown(data)) return;
  if (RELEASE.entries.every(entry => data.scripts.includes(entry))) void scope.skipWaiting();
  else source?.postMessage({type: 'NEWER'});
});
