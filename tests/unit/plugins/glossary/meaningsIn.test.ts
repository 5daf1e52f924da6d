import {expect, test} from 'vitest';
import {meaningsIn} from '../../../../src/plugins/glossary/meaningsIn';

test('a term means what its list item says, in one line and without marks', () => {
  const markdown =
    '# Words\n\n- <Term id="hit">hit</Term>: a **record** as it\n  comes [back](./search.mdx) from `search()`.\n- Another line.';
  expect(meaningsIn(markdown)).toEqual({'term-hit': 'hit: a record as it comes back from search().'});
});

test('terms that are defined together share their meaning', () => {
  const markdown = '- <Term id="admin-key">admin key</Term>, <Term id="write-key">write key</Term>: keys.';
  expect(meaningsIn(markdown)).toEqual({
    'term-admin-key': 'admin key, write key: keys.',
    'term-write-key': 'admin key, write key: keys.',
  });
});

test('a page without terms has none', () => {
  expect(meaningsIn('A <Note id="x">term</Note> of no glossary.')).toEqual({});
});
