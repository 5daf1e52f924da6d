import {expect, test} from 'vitest';
import {highlightCode} from '../../../../src/search-ui/ask/Markdown/highlightCode';

const coloured = (code: string) =>
  highlightCode(code)
    .filter(({kind}) => kind)
    .map(({kind, text}) => `${kind} ${text}`);

test.each([
  [
    'JavaScript',
    "import x from 'y'; // it's\ndocsearch({appId: \"A\", hits: 20, debug: true});",
    [
      'keyword import',
      'keyword from',
      "string 'y'",
      "comment // it's",
      'function docsearch',
      'property appId',
      'string "A"',
      'property hits',
      'number 20',
      'property debug',
      'number true',
    ],
  ],
  ['JSON', '{"a": ["b", -1.5]}', ['property "a"', 'string "b"', 'number -1.5']],
  [
    'HTML',
    '<!-- a -->\n<link rel="preconnect" href="https://a.b//c" />',
    [
      'comment <!-- a -->',
      'keyword link',
      'property rel',
      'string "preconnect"',
      'property href',
      'string "https://a.b//c"',
    ],
  ],
  ['a shell', 'npm install --save x # why\ncurl https://a.b', ['property --save', 'comment # why']],
  ['CSS', ':root {\n  --ds-x: #ff0;\n}', ['property --ds-x', 'number #ff0']],
  ['text', 'Nothing to see, neither here nor there.', []],
])('the words of %s have their colours', (_, code, expected) => {
  expect(coloured(code)).toEqual(expected);
});

test.each([
  '',
  'a',
  "const a = `x ${'y'}`;\n\n/* open",
  '"',
  "'",
  '\\',
  '<!--',
  '𝒳 = "ü"',
  'x'.repeat(30_000),
])('nothing is lost or added (%#)', code => {
  expect(
    highlightCode(code)
      .map(({text}) => text)
      .join(''),
  ).toBe(code);
});

test.each([
  ['openings of comments', '/*'.repeat(2_499)],
  ['a long word', 'a'.repeat(4_999)],
  ['quotation marks', '"\\'.repeat(2_499)],
  ['dashes', ' --a'.repeat(1_249)],
])('%s without an end are done with in no time', (_, code) => {
  const start = performance.now();
  highlightCode(code);
  expect(performance.now() - start).toBeLessThan(1000);
});
