// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import type {ClickedHit} from '../../../../src/search-ui/model/SearchOptions';
import {insightsOf} from '../../../../src/search-ui/model/insightsOf';
import type {SearchSettings} from '../../../../src/search-ui/model/useSearchSettings';

const EVENT: ClickedHit = {
  eventName: 'Item Selected',
  index: 'docs',
  queryID: 'q',
  objectIDs: ['a'],
  positions: [1],
};

const settingsOf = (algolia: object, options: object = {}) => ({algolia, options}) as SearchSettings;

afterEach(() => vi.unstubAllGlobals());

test('[N-13] nobody is told unless the site turns insights on, whatever a page has loaded', () => {
  vi.stubGlobal('aa', vi.fn());
  expect(insightsOf(settingsOf({}))).toBeUndefined();
  expect(insightsOf(settingsOf({insights: false}))).toBeUndefined();
});

test('[N-13] turned on, the page’s own client is told, and a page without one goes on', () => {
  const tell = insightsOf(settingsOf({insights: true}));
  expect(() => tell?.('clickedObjectIDsAfterSearch', EVENT)).not.toThrow();
  const aa = vi.fn();
  vi.stubGlobal('aa', aa);
  tell?.('clickedObjectIDsAfterSearch', EVENT);
  expect(aa.mock.calls).toEqual([['clickedObjectIDsAfterSearch', EVENT]]);
});

test('[N-13] a client that the site’s code passes is told instead', () => {
  const insightsClient = vi.fn();
  expect(insightsOf(settingsOf({insights: true}, {insightsClient}))).toBe(insightsClient);
});
