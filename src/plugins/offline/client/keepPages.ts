import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import type {PageMessage, WorkerMessage} from '../Release';
import {announceRelease} from './announceRelease';

const {baseUrl} = siteConfig;

/** Milliseconds between two looks for a new release, in a page that is never loaded anew. */
const CHECKED_EVERY = 60 * 60 * 1000;

/** Milliseconds until a new release that the reader wants to see is loaded, though its worker has not taken over. */
const LONGEST_WAIT = 10_000;

let lastCheck = 0;

let isShowing = false;

const isOwn = (address: string) => address.startsWith(window.location.origin + baseUrl);

/** Returns the addresses of what the page has loaded. The bundler takes scripts out of the page once they have run. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter(isOwn);

const tell = (worker: ServiceWorker | null, message: PageMessage) => worker?.postMessage(message);

/** Tells a worker what is shown, so that it takes over or says that it is newer. */
function tellShown(worker: ServiceWorker | null): void {
  tell(worker, {type: 'SHOWN', scripts: loadedFiles().map(address => new URL(address).pathname)});
}

/** Has the worker keep addresses, in the form of Workbox's router. */
async function keep(addresses: readonly string[]): Promise<void> {
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({type: 'CACHE_URLS', payload: {urlsToCache: addresses}});
}

const keepShown = () => keep([window.location.href.replace(/#.*/, ''), ...loadedFiles()]);

/**
 * Loads the page anew once the worker of the new release has taken over. Not at once: what a page asks for reaches the worker
 * before, which a browser does not put out of its place while it works. Chromium asks it to end once; where a request starts it
 * again, the new one waits until no page has asked for anything for half a minute.
 */
function showRelease({waiting}: ServiceWorkerRegistration): void {
  const load = () => window.location.reload();
  // Another page has had it take over, or has this one wait for long.
  if (!waiting || isShowing) return load();
  isShowing = true;
  navigator.serviceWorker.addEventListener('controllerchange', load, {once: true});
  setTimeout(load, LONGEST_WAIT);
  tell(waiting, {type: 'SHOW'});
}

async function register(): Promise<void> {
  const {serviceWorker} = navigator;
  const registration = await serviceWorker.register(`${baseUrl}sw.js`, {scope: baseUrl});
  lastCheck = Date.now();
  serviceWorker.addEventListener('message', ({data, source}: MessageEvent<WorkerMessage | null>) => {
    if (data?.type === 'NEWER') announceRelease(() => showRelease(registration));
    // What the page has loaded was kept by the worker before, if there was one.
    if (data?.type === 'SAME' && source === serviceWorker.controller) void keepShown();
  });
  serviceWorker.addEventListener('controllerchange', () => tellShown(serviceWorker.controller));
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') tellShown(registration.waiting);
    });
  // One may be on its way since the page before.
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  if (registration.waiting) tellShown(registration.waiting);
  else if (serviceWorker.controller) await keepShown();
}

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  // A browser that keeps nothing refuses; the site works as without.
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, {once: true});
}

/** Keeps a page that was reached by a link within the site, whose markup was never asked for, and looks for a new release. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
  void keep([location.pathname]);
  if (Date.now() - lastCheck < CHECKED_EVERY) return;
  lastCheck = Date.now();
  void navigator.serviceWorker.ready.then(registration => registration.update()).catch(() => undefined);
};
