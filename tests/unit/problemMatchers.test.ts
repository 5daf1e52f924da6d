import {expect, test} from 'vitest';
import {problemMatcher} from '../../.github/problem-matchers.json';

function annotationOf(line: string) {
  for (const {owner, pattern} of problemMatcher)
    for (const {regexp, ...groups} of pattern) {
      const match = new RegExp(regexp).exec(line);
      const found = Object.entries(groups).map(([name, group]) => [name, match?.[group]] as const);
      if (match) return {owner, ...Object.fromEntries(found)};
    }
  return undefined;
}

test.each([
  'docs/api.mdx:12: The heading has no id.',
  'docs/api.mdx:12:3 error MD012/no-multiple-blanks The heading has no id.',
  'docs/api.mdx:12:3 - The heading has no id.',
])('a fault of a page is shown beside its line: %s', line => {
  expect(annotationOf(line)).toMatchObject({
    owner: 'pages',
    file: 'docs/api.mdx',
    line: '12',
    message: expect.stringMatching(/The heading has no id\.$/) as string,
  });
});

test('a broken link in Markdown is shown beside its line', () => {
  const message =
    'Markdown link with URL `./nowhere.mdx` in source file "docs/api.mdx" (12:3) couldn\'t be resolved.';

  expect(annotationOf(`Error: ${message}`)).toEqual({
    owner: 'markdown-references',
    file: 'docs/api.mdx',
    line: '12',
    column: '3',
    message,
  });
});

test('a broken reference of a built page is shown at its source', () => {
  expect(
    annotationOf('  - /docs/api (docs/api.mdx) refers to "/nowhere": there is no such page or file'),
  ).toEqual({
    owner: 'built-references',
    file: 'docs/api.mdx',
    message: '/docs/api (docs/api.mdx) refers to "/nowhere": there is no such page or file',
  });
});

test('what a command says otherwise is no fault', () => {
  expect(annotationOf('81 pages and partials read, 0 findings')).toBeUndefined();
  expect(annotationOf('  - docs (8 pages)')).toBeUndefined();
});
