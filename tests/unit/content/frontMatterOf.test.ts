import {expect, test, vi} from 'vitest';
import {frontMatterOf} from '../../../src/content/frontMatterOf';

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

test('broken front matter is left out, and said to be', () => {
  const onWarning = vi.fn();
  expect(frontMatterOf('---\ntitle: [open\n---\ntext', onWarning)).toEqual({});
  expect(onWarning).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^the front matter is no valid YAML and is left out: .+/),
  );
  expect(frontMatterOf('---\ntitle: [open\n---\ntext')).toEqual({});
});
