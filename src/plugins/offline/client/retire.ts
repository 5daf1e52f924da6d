/** What of a service worker's scope is used, which the library of pages does not know. */
interface WorkerScope {
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: {waitUntil: (work: Promise<unknown>) => void}) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  registration: {unregister: () => Promise<boolean>};
}

declare const BASE: string;

const scope = self as unknown as WorkerScope;

/** Drops what the worker of this language, and what Workbox for it, have kept. */
async function dropAll(): Promise<void> {
  const scopeUrl = new URL(BASE, self.location.origin).href;
  const names = await caches.keys();
  const own = names.filter(name =>
    /^(?:pages|assets):/.test(name) ? name.split(':')[1] === BASE : name.endsWith(`-${scopeUrl}`),
  );
  await Promise.all(own.map(name => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', event => event.waitUntil(dropAll()));
