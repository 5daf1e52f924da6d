import {string} from 'valibot';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {
  cleanUpStorage,
  readStored,
  writeList,
} from '../../../../../src/search-ui/model/storage/guardedStorage';

const text = string();

/** A storage that holds a number of characters at most. */
function storageOf(quota: number, entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    removeItem: (key: string) => map.delete(key),
    setItem(key: string, value: string) {
      const others = [...map]
        .filter(([name]) => name !== key)
        .reduce((sum, [, text]) => sum + text.length, 0);
      if (others + value.length > quota) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
    keys: () => [...map.keys()],
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('reads back what it wrote', () => {
  vi.stubGlobal('window', {localStorage: storageOf(100)});
  writeList('__DOCSEARCH_A', ['one']);
  expect(readStored('__DOCSEARCH_A', text)).toEqual(['one']);
});

test('[X-10] a storage that throws on access is no storage', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readStored('__DOCSEARCH_A', text)).toEqual([]);
  writeList('__DOCSEARCH_A', ['one']);
  cleanUpStorage();
});

test('[X-10] malformed and foreign values are left out', () => {
  vi.stubGlobal('window', {localStorage: storageOf(1000, {a: '{', b: '{"x":1}', c: '["one",2,null]'})});
  expect(['a', 'b', 'c', 'missing'].map(key => readStored(key, text))).toEqual([[], [], ['one'], []]);
});

test('[X-08] over the quota the largest half of its own keys goes, and the write is tried again', () => {
  const storage = storageOf(120, {
    other: 'x'.repeat(60),
    __DOCSEARCH_A: 'x'.repeat(30),
    __DOCSEARCH_B: 'x'.repeat(20),
    __DOCSEARCH_C: 'x',
    __DOCSEARCH_D: 'x',
  });
  vi.stubGlobal('window', {localStorage: storage});
  writeList('__DOCSEARCH_NEW', ['x'.repeat(40)]);
  expect(storage.keys()).toEqual(['other', '__DOCSEARCH_C', '__DOCSEARCH_D', '__DOCSEARCH_NEW']);
});

test('[X-08] [X-10] what does not fit even then is lost with a warning', () => {
  const storage = storageOf(10, {other: 'xxxxx'});
  vi.stubGlobal('window', {localStorage: storage});
  writeList('__DOCSEARCH_NEW', ['x'.repeat(40)]);
  expect(storage.keys()).toEqual(['other']);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('[X-09] more than 4194304 characters of its own are cut by half, not one fewer', () => {
  const storage = storageOf(Infinity, {__DOCSEARCH_A: 'x'.repeat(4_194_303), __DOCSEARCH_B: 'x', other: 'x'});
  vi.stubGlobal('window', {localStorage: storage});
  cleanUpStorage();
  expect(storage.keys()).toHaveLength(3);
  storage.setItem('__DOCSEARCH_B', 'xx');
  cleanUpStorage();
  expect(storage.keys()).toEqual(['__DOCSEARCH_B', 'other']);
});
