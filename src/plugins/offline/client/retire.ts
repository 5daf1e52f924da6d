import type {WorkerScope} from './WorkerScope';

declare const self: WorkerScope;
declare const BASE: string;

/** Drops what the worker of this language, and what Workbox for it, have kept. */
async function dropAll(): Promise<void> {
  const scopeUrl = new URL(BASE, self.location.origin).href;
  const names = await caches.keys();
  const own = names.filter(name =>
    /^(?:pages|assets):/.test(name) ? name.split(':')[1] === BASE : name.endsWith(`-${scopeUrl}`),
  );
  await Promise.all(own.map(name => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', event => event.waitUntil(dropAll()));
