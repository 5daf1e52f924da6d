import {describe, expect, test} from 'vitest';
import {type MarkdownPage, sectionsOf} from '../../../src/content/sectionsOf';

function read(markdown: string, page: Partial<MarkdownPage> = {}) {
  return sectionsOf({markdown, url: '/docs/page', lvl0: 'Guides', ...page});
}

function texts(markdown: string, page: Partial<MarkdownPage> = {}) {
  return read(markdown, page).flatMap(({passages}) => passages.map(({kind, text}) => `${kind}: ${text}`));
}

describe('titles', () => {
  test('the first-level heading that opens a page wins over the front matter', () => {
    const [page] = read('---\ntitle: From front matter\n---\n\n# From the body\n\nText.');
    expect(page?.hierarchy.lvl1).toBe('From the body');
    expect(page).toMatchObject({url: '/docs/page', anchor: null});
  });

  test('the front matter wins over the given title, and that over the address', () => {
    expect(read('---\ntitle: Own\n---\nText', {title: 'Given'})[0]?.hierarchy.lvl1).toBe('Own');
    expect(read('Text', {title: 'Given'})[0]?.hierarchy.lvl1).toBe('Given');
    expect(read('Text')[0]?.hierarchy.lvl1).toBe('page');
  });

  test('a first-level heading further down is a section without an anchor', () => {
    const sections = read('## Before\n\n# Late\n\nText.', {title: 'Page'});
    expect(sections.map(({url, hierarchy}) => [url, hierarchy.lvl1, hierarchy.lvl2])).toEqual([
      ['/docs/page', 'Page', null],
      ['/docs/page#before', 'Page', 'Before'],
      ['/docs/page', 'Page', 'Late'],
    ]);
  });
});

test('a page that begins with a heading is introduced by its description, another by what it says', () => {
  const opening = (body: string) =>
    read(`---\ntitle: Kiln\ndescription: How hot it gets\n---\n${body}`)[0]?.passages.map(({text}) => text);
  expect(opening('## Heat\n\nTo cone ten.')).toEqual(['How hot it gets']);
  expect(opening('It is hot.\n\n## Heat\n\nTo cone ten.')).toEqual(['It is hot.']);
});

test('the keywords of the front matter belong to the first section, as a list or with commas', () => {
  const keywords = (written: string) =>
    read(`---\nkeywords: ${written}\n---\n# Page\n\n## Two`).map(section => section.keywords);
  expect(keywords('[kiln wash, 1240]')).toEqual([['kiln wash', '1240'], undefined]);
  expect(keywords('kiln wash, cone')).toEqual([['kiln wash', 'cone'], undefined]);
  expect(keywords('')).toEqual([undefined, undefined]);
});

describe('hierarchy', () => {
  test('a heading closes the deeper ones, and a skipped level stays empty', () => {
    const sections = read('# Page\n\n## Two\n\n#### Four\n\n## Other\n\n### Three');
    expect(sections.map(({hierarchy: {lvl1, lvl2, lvl3, lvl4}}) => [lvl1, lvl2, lvl3, lvl4])).toEqual([
      ['Page', null, null, null],
      ['Page', 'Two', null, null],
      ['Page', 'Two', null, 'Four'],
      ['Page', 'Other', null, null],
      ['Page', 'Other', 'Three', null],
    ]);
  });

  test('a heading inside a component or an admonition opens a section', () => {
    const sections = read('# Page\n\n<Tabs>\n\n## Inside\n\nText.\n\n</Tabs>\n\n:::note\n\n### Noted\n\n:::');
    expect(sections.map(({anchor}) => anchor)).toEqual([null, 'inside', 'noted']);
  });
});

describe('anchors', () => {
  test.each([
    ['a comment', '## Title {/* #own-id */}', 'own-id', 'Title'],
    ['the classic form', '## Title {#own-id}', 'own-id', 'Title'],
    ['code in the heading', '## `apiKey` option', 'apikey-option', 'apiKey option'],
    ['code before an id', '## `apiKey` {/* #key */}', 'key', 'apiKey'],
    ['signs', '## What is "it"?', 'what-is-it', 'What is "it"?'],
    ['accents', '## Réglages avancés', 'réglages-avancés', 'Réglages avancés'],
  ])('%s', (_, markdown, anchor, heading) => {
    const section = read(markdown)[1];
    expect(section?.anchor).toBe(anchor);
    expect(section?.hierarchy.lvl2).toBe(heading);
    expect(section?.url).toBe(`/docs/page#${anchor}`);
  });

  test('equal headings are numbered, and a written id takes no number', () => {
    const sections = read('# Setup\n\n## Setup\n\n## Notes\n\n## Notes\n\n## Other {#notes-2}\n\n## Notes');
    expect(sections.map(({anchor}) => anchor)).toEqual([
      null,
      'setup-1',
      'notes',
      'notes-1',
      'notes-2',
      'notes-2',
    ]);
  });

  test('an id inside a code fence is left alone', () => {
    expect(texts('```md\n## Heading {#id}\n```')).toEqual(['code: ## Heading {#id}']);
  });
});

describe('passages', () => {
  test('paragraphs, items, rows and code are kept apart', () => {
    const markdown =
      'A *first*\nparagraph with `code`.\n\n- one\n- two\n  - nested\n\n| Option | Default |\n|---|---|\n| `theme` | none |\n\n```js\nrun();\n```';
    expect(texts(markdown)).toEqual([
      'text: A first paragraph with code.',
      'item: one',
      'item: two',
      'item: nested',
      'row: theme · none',
      'code: run();',
    ]);
  });

  test('what is no text of the page leaves no trace', () => {
    const markdown =
      "import Tabs from '@theme/Tabs';\n\nexport const x = 1;\n\n{/* hidden */}\n\nValue: {x + 1}.\n\n{props.secret}";
    expect(texts(markdown)).toEqual(['text: Value: .']);
  });

  test('text in components, admonitions, images and literal expressions counts', () => {
    const markdown =
      '<Tabs>\n<TabItem label="Yarn">\n\nInstall it.\n\n</TabItem>\n</Tabs>\n\n:::tip[Good to know]\n\nInside.\n\n:::\n\n:::info Old style\n\nAlso inside.\n\n:::\n\n![A diagram](./x.png)\n\n<details><summary>More</summary>Hidden text</details>\n\nA {\'{\'} brace and a <Term id="x">term</Term>.';
    expect(texts(markdown)).toEqual([
      'text: Yarn',
      'text: Install it.',
      'text: Good to know',
      'text: Inside.',
      'text: Old style',
      'text: Also inside.',
      'text: A diagram',
      'text: More Hidden text',
      'text: A { brace and a term.',
    ]);
  });

  test('a colon before a word stays as it was written', () => {
    expect(texts('Filter by language:en at noon 12:30 :tada:')).toEqual([
      'text: Filter by language:en at noon 12:30 :tada:',
    ]);
  });

  test('a code block has its title and loses the comments that only mark lines', () => {
    expect(texts('```js title="config.js"\n// highlight-next-line\nrun();\n```')).toEqual([
      'code: config.js\nrun();',
    ]);
  });
});

describe('partials', () => {
  const files: Record<string, string> = {
    './_part.mdx':
      "import Inner from './inner/_deep.mdx';\n\nFrom the partial.\n\n<Inner />\n\n## Part {#part}",
    './inner/_deep.mdx': "import Back from '../_part.mdx';\n\nFrom the depth.\n\n<Back />",
    '@site/shared.mdx': 'Shared text.',
  };
  const resolveImport = (path: string) => files[path];

  test('an imported file stands where it is used, its own imports too, and a circle is cut', () => {
    const markdown = "import Part from './_part.mdx';\n\nBefore.\n\n<Part />\n\nAfter.";
    const sections = read(markdown, {resolveImport});
    expect(sections.map(({passages}) => passages.map(({text}) => text))).toEqual([
      ['Before.', 'From the partial.', 'From the depth.'],
      ['After.'],
    ]);
  });

  test('an alias is handed on, an import that does not exist counts as a component', () => {
    const markdown =
      "import A from '@site/shared.mdx';\nimport B from './gone.mdx';\n\n<A />\n\n<B>\n\nInner.\n\n</B>";
    expect(texts(markdown, {resolveImport})).toEqual(['text: Shared text.', 'text: Inner.']);
  });
});

describe('what is no valid MDX', () => {
  test('is read as CommonMark, and the reason is told', () => {
    const warnings: string[] = [];
    const sections = read('# Page\n\n<!-- note -->\n\nSet {value to 1 <br> now.\n\n## Next {#next}', {
      onWarning: message => warnings.push(message),
    });
    expect(warnings).toHaveLength(1);
    expect(sections.map(({anchor, passages}) => [anchor, passages.map(({text}) => text)])).toEqual([
      [null, ['Set {value to 1 now.']],
      ['next', []],
    ]);
  });

  test('a partial is named in the reason', () => {
    const warnings: string[] = [];
    read("import A from './_a.mdx';\n\n<A />", {
      resolveImport: () => '{broken',
      onWarning: message => warnings.push(message),
    });
    expect(warnings).toEqual([expect.stringMatching(/^\.\/_a\.mdx: /)]);
  });
});

test('an empty page is one section with its title', () => {
  expect(read('', {title: 'Empty'})).toEqual([
    {
      url: '/docs/page',
      anchor: null,
      hierarchy: {
        lvl0: 'Guides',
        lvl1: 'Empty',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      passages: [],
    },
  ]);
});
