import {describe, expect, test} from 'vitest';
import {checkProse} from './prose/checkProse';

const FRONT = `---\ntitle: Page\ndescription: ${'x'.repeat(60)}\n---\n\n`;

const messages = (body: string, file = 'docs/page.mdx') => checkProse(file, body).map(({message}) => message);

describe('checkProse', () => {
  test('a page in order has no findings', () => {
    expect(
      messages(`${FRONT}## First {/* #first */}\n\nText.\n\n### Second {/* #second */}\n\nText.\n`),
    ).toEqual([]);
  });

  test.each([
    ['a banned word', 'It is simply there.', '"simply" says nothing: leave it out'],
    ['a heading without id', '## First\n', 'the heading "First" has no id, such as {/* #the-id */}'],
    [
      'two headings alike',
      '## First {/* #a */}\n\n## First {/* #b */}\n',
      'the heading "First" stands twice',
    ],
    ['one id twice', '## First {/* #a */}\n\n## Second {/* #a */}\n', 'the heading id "a" stands twice'],
    [
      'a skipped level',
      '## A {/* #a */}\n\n#### B {/* #b */}\n',
      'a heading of level 4 under one of level 2',
    ],
    ['a second title', '# A {/* #a */}\n', 'the title in the front matter is the heading of the first level'],
    ['an image without text', '![](/img/logo.svg)', 'the image /img/logo.svg has no alternative text'],
  ])('finds %s', (_, body, message) => {
    expect(messages(FRONT + body)).toEqual([message]);
  });

  test('finds a description that is missing, short or long, but not in a partial', () => {
    expect(messages('---\ntitle: Page\n---\n\nText.\n')).toEqual([
      'the description has 0 characters, expected 50 to 160',
    ]);
    expect(messages('Text.\n', 'docs/_shared/Part.mdx')).toEqual([]);
  });

  test('reads prose, not code', () => {
    expect(messages(`${FRONT}\`just\`\n\n\`\`\`js\nconst easy = 1;\n\`\`\`\n`)).toEqual([]);
  });
});
