import {expect, test} from 'vitest';
import {createHostsCache} from '../../../../src/clients/search/createHostsCache';

const host = {url: 'a.example.com', accept: 'read', protocol: 'https'};

test('[T-22] a host that failed is known by its address, and forgotten after 120,000 ms', async () => {
  let now = 0;
  const cache = createHostsCache(() => now);
  const state = () => cache.get<string>(host, async () => 'up');
  expect(await state()).toBe('up');
  // The library writes under a copy of the host with its state in it.
  await cache.set({...host, status: 'down', lastUpdate: 0}, 'down');
  now = 119_999;
  expect(await state()).toBe('down');
  expect(await cache.get<string>({...host, url: 'b.example.com'}, async () => 'up')).toBe('up');
  now = 120_000;
  expect(await state()).toBe('up');
});

test('hosts can be forgotten, one or all', async () => {
  const cache = createHostsCache();
  const state = (url: string) => cache.get<string>(url, async () => 'up');
  await cache.set('a', 'down');
  await cache.set('b', 'down');
  await cache.delete('a');
  expect([await state('a'), await state('b')]).toEqual(['up', 'down']);
  await cache.clear();
  expect(await state('b')).toBe('up');
});
