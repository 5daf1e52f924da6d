// @vitest-environment jsdom
import {Lexer} from 'marked';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {answerLink} from '../../../../src/search-ui/ask/answerLink';
import {blocksOf} from '../../../../src/search-ui/ask/Markdown/blocksOf';
import {xssPayloads as payloads} from '../../../support/xssPayloads';

const resolve = (href: string) =>
  answerLink(href, {
    origins: [window.location.origin, 'https://docs.example.com'],
    resolveUrl: url => new URL(url).pathname + new URL(url).hash,
  });

function render(markdown: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = blocksOf(markdown, resolve).blocks.join('');
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
  const {sources} = blocksOf(
    'See [API › `hits`](/docs/api#hits), [again](https://docs.example.com/docs/api#hits), <https://example.org/>, [mail](mailto:a@example.org), [no](javascript:x).',
    resolve,
  );
  expect(sources).toEqual([
    {url: '/docs/api#hits', isExternal: false, title: 'API › hits'},
    {url: 'https://example.org/', isExternal: true, title: 'https://example.org/'},
  ]);
});

test('[D-28] what a list of links at the end names is no source a second time', () => {
  const titles = (markdown: string) => blocksOf(markdown, resolve).sources.map(({title}) => title);
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
  const whole = blocksOf(text, resolve).blocks;
  for (let end = 1; end <= text.length; end += 1) {
    const {blocks} = blocksOf(text.slice(0, end), resolve);
    expect(blocks.slice(0, -1)).toEqual(whole.slice(0, Math.max(blocks.length - 1, 0)));
  }
});

test.each(['Infinite loop on byte: 97', 'Token with "x" type was not found.'])(
  '[X-07] an answer that makes the parser fail (%s) is shown as plain text',
  message => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Lexer, 'lex').mockImplementation(() => {
      throw new Error(message);
    });
    const element = render('**a** <img src=x onerror=alert(1)>');
    expect(element.textContent).toBe('**a** <img src=x onerror=alert(1)>');
    expect(element.children).toHaveLength(1);
    expect(warn).toHaveBeenCalled();
  },
);
