import {expect, test} from 'vitest';
import {unknownKeys} from '../../../../src/plugins/markdown-files/unknownKeys';

test('a key that nothing reads is named with its line, and with the key that is meant', () => {
  const markdown =
    '---\ntitle: A\ndescripton: B\nsidebar_positon: 1\nsection: 1\ntags:\n  - odd: x\n---\n\nother: text\n';
  expect(unknownKeys(markdown)).toEqual([
    {key: 'descripton', line: 3, meant: 'description'},
    {key: 'sidebar_positon', line: 4, meant: 'sidebar_position'},
    {key: 'section', line: 5},
  ]);
});

test('a file without front matter has none', () => {
  expect(unknownKeys('titel: A\n\nText')).toEqual([]);
  expect(unknownKeys('---\r\ntitle: A\r\n---\r\n')).toEqual([]);
});
