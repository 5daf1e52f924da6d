// @vitest-environment jsdom
import fc from 'fast-check';
import {afterEach, expect, test} from 'vitest';
import {loadConversations} from '../../../../../src/search-ui/model/storage/conversations';
import {loadSavedSearches} from '../../../../../src/search-ui/model/storage/savedSearches';

const INDEX = 'docs';
const KEYS = {
  recent: `__DOCSEARCH_RECENT_SEARCHES__${INDEX}`,
  favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${INDEX}`,
  conversations: `__DOCSEARCH_ASKAI_CONVERSATIONS__${INDEX}`,
};

afterEach(() => localStorage.clear());

const address = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(
    '/docs/a',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    ' ',
    'mailto:a@b.c',
  ),
  fc.string(),
);

/** What others, or earlier versions, may have left: hits with any field missing or of another type. */
const entry = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      objectID: fc.oneof(fc.string(), fc.jsonValue()),
      url: address,
      type: fc.constantFrom('lvl1', 'content', 'odd'),
      content: fc.option(fc.string()),
      hierarchy: fc.oneof(
        fc.jsonValue(),
        fc.record({lvl0: fc.string(), lvl1: fc.oneof(fc.string(), fc.jsonValue())}, {requiredKeys: ['lvl0']}),
      ),
      query: fc.string(),
      messages: fc.oneof(
        fc.jsonValue(),
        fc.array(
          fc.record({id: fc.string(), role: fc.constantFrom('user', 'assistant'), parts: fc.jsonValue()}),
        ),
      ),
    },
    {requiredKeys: []},
  ),
);

test('[X-10] whatever stands under the keys, what is read of it leads to web addresses and can be shown', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(entry).map(list => JSON.stringify(list)),
        fc.string(),
      ),
      text => {
        for (const key of Object.values(KEYS)) localStorage.setItem(key, text);
        const saved = loadSavedSearches(INDEX);
        for (const hit of [...saved.recent, ...saved.favorite]) {
          expect(new URL(hit.url, window.location.href).protocol).toMatch(/^https?:$/);
          expect(typeof hit.hierarchy.lvl0).toBe('string');
        }
        for (const {query, messages} of loadConversations(INDEX)) {
          expect(typeof query).toBe('string');
          expect(messages.every(({parts}) => Array.isArray(parts))).toBe(true);
        }
      },
    ),
  );
});
