import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';
import type {ShownMessage} from '../Release';
import {announceRelease} from './announceRelease';

const {baseUrl} = siteConfig;

/** Milliseconds between two looks for a new release, in a page that is never loaded anew. */
const CHECKED_EVERY = 60 * 60 * 1000;

let lastCheck = 0;

const isOwn = (address: string) => address.startsWith(window.location.origin + baseUrl);

/** Returns the addresses of what the page has loaded. The bundler takes scripts out of the page once they have run. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter(isOwn);

/** Tells the worker of a release that waits what is shown, so that it takes over or says that it is newer. */
function tellShown(worker: ServiceWorker | null): void {
  const scripts = loadedFiles().map(address => new URL(address).pathname);
  const message: ShownMessage = {type: 'SHOWN', scripts};
  worker?.postMessage(message);
}

/** Has the worker keep addresses, in the form of Workbox's router. */
async function keep(addresses: readonly string[]): Promise<void> {
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({type: 'CACHE_URLS', payload: {urlsToCache: addresses}});
}

async function register(): Promise<void> {
  const {serviceWorker} = navigator;
  serviceWorker.addEventListener('message', ({data}: MessageEvent<{type?: string} | null>) => {
    if (data?.type === 'NEWER') announceRelease();
  });
  const registration = await serviceWorker.register(`${baseUrl}sw.js`, {scope: baseUrl});
  lastCheck = Date.now();
  tellShown(registration.waiting);
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') tellShown(registration.waiting);
    });
  // One may be on its way since the page before.
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, {once: true}));
  // What came before the worker was there.
  await keep([window.location.href.replace(/#.*/, ''), ...loadedFiles()]);
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
