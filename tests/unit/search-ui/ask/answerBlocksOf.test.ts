// @vitest-environment jsdom
import fc from 'fast-check';
import {Lexer} from 'marked';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {answerLink} from '../../../../src/search-ui/ask/answerLink';
import {answerBlocksOf} from '../../../../src/search-ui/ask/Markdown/answerBlocksOf';
import {segmentsOf} from '../../../../src/search-ui/ask/Markdown/segmentsOf';
import {xssPayloads as payloads} from '../../../support/xssPayloads';

const resolve = (href: string) =>
  answerLink(href, {
    origins: [window.location.origin, 'https://docs.example.com'],
    resolveUrl: url => new URL(url).pathname + new URL(url).hash,
  });

function render(markdown: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = answerBlocksOf(markdown, resolve).blocks.join('');
  return element;
}

afterEach(() => void vi.restoreAllMocks());

describe('an answer that tries to execute something', () => {
  test('there are at least sixty of them', () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(60);
  });

  test.each(payloads)('%j', payload => {
    const element = render(payload);
    const allowed =
      /^(A|P|PRE|CODE|STRONG|EM|DEL|UL|OL|LI|H[3-6]|BLOCKQUOTE|TABLE|THEAD|TBODY|TR|T[HD]|BR|HR|DIV)$/;
    for (const child of element.querySelectorAll('*')) {
      expect(child.tagName).toMatch(allowed);
      for (const {name} of child.attributes)
        expect(['href', 'rel', 'target', 'class', 'start', 'align', 'tabindex']).toContain(name);
      const href = child.getAttribute('href');
      if (href !== null) expect(href).toMatch(/^(https?:\/\/|mailto:|\/)/);
    }
  });
});

test('raw HTML is shown as it was written', () => {
  expect(render('a <b onclick="x()">b</b>').textContent?.trim()).toBe('a <b onclick="x()">b</b>');
});

test('[D-28] the sources are the links of the answer, each once, in their order', () => {
  const {sources} = answerBlocksOf(
    'See [API › `hits`](/docs/api#hits), [again](https://docs.example.com/docs/api#hits), <https://example.org/>, [mail](mailto:a@example.org), [no](javascript:x).',
    resolve,
  );
  expect(sources).toEqual([
    {url: '/docs/api#hits', isExternal: false, title: 'API › hits'},
    {url: 'https://example.org/', isExternal: true, title: 'example.org'},
  ]);
});

test('[D-28] what a list of links at the end names is no source a second time', () => {
  const titles = (markdown: string) => answerBlocksOf(markdown, resolve).sources.map(({title}) => title);
  const quoted = 'Under [A](/a):\n\n> So.\n\n';
  const list = '- [B](/b)\n- [C › D](/c#d) (EN)';
  expect(titles(`${quoted}Read on:\n\n${list}`)).toEqual(['A']);
  expect(titles(`${quoted}Read on:\n\n${list}\n\nThat is all.`)).toEqual(['A', 'B', 'C › D']);
  expect(titles(`${quoted}Read on:\n\n${list} for colors`)).toEqual(['A', 'B', 'C › D']);
  expect(titles(list)).toEqual(['B', 'C › D']);
});

test('links to other sites tell them nothing, links within the site stay in it', () => {
  const [external, own] = render('[a](https://example.org) [b](https://docs.example.com/x)').querySelectorAll(
    'a',
  );
  expect([external?.rel, external?.target]).toEqual(['noopener noreferrer', '_blank']);
  expect([own?.getAttribute('href'), own?.target]).toEqual(['/x', '']);
});

test('while an answer grows, what is written stays as it is', () => {
  const text = 'One.\n\n- two\n- three\n\n```js\ncode\n```\n\nLast.';
  const whole = answerBlocksOf(text, resolve).blocks;
  for (let end = 1; end <= text.length; end += 1) {
    const {blocks} = answerBlocksOf(text.slice(0, end), resolve);
    expect(blocks.slice(0, -1)).toEqual(whole.slice(0, Math.max(blocks.length - 1, 0)));
  }
});

const letters = fc.constantFrom(
  ...['a', ' ', '\n', '\n\n', '- ', '1. ', '```', '~~~', '> ', '    ', '|', '#', ':', '[x](/y)'],
);
const texts = fc.array(letters, {maxLength: 60}).map(parts => parts.join(''));

test('a text is cut into segments without losing a character, and what is finished stays as it is', () => {
  fc.assert(
    fc.property(texts, fc.nat(200), (text, end) => {
      const whole = segmentsOf(text).map(({raw}) => raw);
      expect(whole.join('')).toBe(text);
      const begun = segmentsOf(text.slice(0, end)).map(({raw}) => raw);
      expect(begun.slice(0, -2)).toEqual(whole.slice(0, Math.max(begun.length - 2, 0)));
    }),
    {numRuns: 1000},
  );
});

/** Reads a text as it grows, and returns how many characters the parser was given for each of it. */
function effortOf(text: string, pieces: number): number {
  const lex = vi.spyOn(Lexer.prototype, 'lex');
  const size = Math.ceil(text.length / pieces);
  for (let end = size; end < text.length; end += size) answerBlocksOf(text.slice(0, end), resolve, true);
  answerBlocksOf(text, resolve);
  return lex.mock.calls.reduce((sum, [raw]) => sum + raw.length, 0) / text.length;
}

const LARGE = {
  prose: `${'Words of an answer. '.repeat(20)}\n\n`.repeat(600),
  'a table': `| ${'a |'.repeat(200)}\n|${'---|'.repeat(200)}\n${`| ${'1 |'.repeat(200)}\n`.repeat(500)}`,
  'a nested list': Array.from({length: 700}, (_, depth) => `${'  '.repeat(depth % 350)}- x`).join('\n'),
  'a list with gaps': '- item\n\n'.repeat(20_000),
  'opening brackets': '['.repeat(100_000),
  stars: '*a'.repeat(50_000),
  code: `\`\`\`js\n${'const a = 1;\n\n'.repeat(10_000)}\`\`\``,
  'short paragraphs': 'a\n\n'.repeat(40_000),
};

test.each(Object.entries(LARGE))('%s without end is not read again at each piece', (_, text) => {
  const effort = effortOf(text, 30);
  expect(effort).toBeLessThan(12);
});

test('[D-28] a line of links that never closes is read in no time', () => {
  const links = Array.from({length: 60}, (_, index) => `[${index}](/a${index}) x`).join(' ');
  expect(answerBlocksOf(`Sources:\n\n- ${links}`, resolve).sources).toHaveLength(60);
});

test('an answer is shown as far as the limit', () => {
  const {blocks} = answerBlocksOf('x'.repeat(1_000_000), resolve);
  expect(blocks.join('').length).toBeLessThan(300_000);
});

test('code that is too long for the parser is still code', () => {
  const element = render(`\`\`\`js\n${'let a = "<b>";\n\n'.repeat(5000)}\`\`\`\n`);
  expect(element.querySelectorAll('pre')).toHaveLength(1);
  expect(element.querySelector('code')?.textContent?.startsWith('let a = "<b>";\n\nlet')).toBe(true);
  expect(element.textContent).not.toContain('```');
});

test('references find their addresses wherever they are defined', () => {
  const element = render('See [one][a] and [two].\n\nMore.\n\n[a]: /x\n[two]: /y');
  expect([...element.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual(['/x', '/y']);
});

test('[D-28] a bare address among the sources gets a title', () => {
  const {sources} = answerBlocksOf(
    'https://example.org/guides/getting-started.html and <https://docs.example.com/docs/api#hits-per-page>, https://example.org',
    resolve,
  );
  expect(sources.map(({title}) => title)).toEqual([
    'Getting started – example.org',
    'Hits per page',
    'example.org',
  ]);
});

test.each(['Infinite loop on byte: 97', 'Token with "x" type was not found.'])(
  '[X-07] an answer that makes the parser fail (%s) is shown as plain text',
  message => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Lexer.prototype, 'lex').mockImplementation(() => {
      throw new Error(message);
    });
    const element = render('**a** <img src=x onerror=alert(1)>');
    expect(element.textContent).toBe('**a** <img src=x onerror=alert(1)>');
    expect(element.children).toHaveLength(1);
    expect(warn).toHaveBeenCalled();
  },
);

test('folds a part of an answer under its summary, also while its end has not come', () => {
  const folded =
    '<details>\n<summary>See also: <b>x</b></summary>\n\n> Quoted.\n\n```js\na\n```\n\n</details>';
  const element = render(`Before.\n\n${folded}\n\nAfter.`);
  const details = element.querySelector('details');
  expect([...element.children].map(({tagName}) => tagName)).toEqual(['P', 'DETAILS', 'P']);
  expect(details?.querySelector('summary')?.textContent).toBe('See also: x');
  expect(details?.querySelector('blockquote + div code')?.textContent).toBe('a');
  expect(render(folded.slice(0, -26)).querySelector('details blockquote')?.textContent).toContain('Quoted');
  expect(render('<details open ontoggle=alert(1)>x</details>').querySelector('details')).toBeNull();
});
