import {expect, test} from 'vitest';
import {frontMatterOf} from '../../../../src/search/records/frontMatterOf';

test.each([
  ['---\ntitle: A\nslug: /b\n---\ntext', {title: 'A', slug: '/b'}],
  ['\uFEFF---\r\ntitle: A\r\n---\r\ntext', {title: 'A'}],
  ['---\ndraft: true\n---', {draft: true}],
  ['text\n\n---\ntitle: A\n---', {}],
  ['---\n- a list\n---\n', {}],
  ['', {}],
])('%j', (markdown, expected) => {
  expect(frontMatterOf(markdown)).toEqual(expected);
});
