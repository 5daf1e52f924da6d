import {describe, expect, test} from 'vitest';
import {highlightBlock} from '../../../../src/plugins/highlight-code/rehypeHighlightCode';
import {highlightLines} from '../../../../src/plugins/highlight-code/highlightLines';
import {parseMarks} from '../../../../src/content/parseMarks';
import {parseMeta} from '../../../../src/plugins/highlight-code/parseMeta';

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

describe('parseMeta', () => {
  test('reads title, lines and numbers, in any order', () => {
    expect(parseMeta('{1,3-5} title="app.js" showLineNumbers')).toEqual({
      title: 'app.js',
      firstLine: 1,
      marked: new Set([1, 3, 4, 5]),
    });
    expect(parseMeta("showLineNumbers=10 title='a'")).toEqual({title: 'a', firstLine: 10, marked: new Set()});
  });

  test('passes over what it does not know', () => {
    expect(parseMeta('npm2yarn {x} unchecked="why"')).toEqual({marked: new Set()});
  });
});

describe('parseMarks', () => {
  test('takes the marking comments out and says which lines they mark', () => {
    const {code, marks} = parseMarks(
      [
        'a // [!code ++]',
        'b',
        '# highlight-next-line',
        'c',
        '<!-- highlight-start -->',
        'd',
        'e',
        '<!-- highlight-end -->',
        'f /* [!code focus] */',
      ].join('\n'),
    );
    expect(code).toBe('a\nb\nc\nd\ne\nf');
    expect([...marks].map(([line, kinds]) => [line, ...kinds])).toEqual([
      [1, 'added'],
      [3, 'marked'],
      [4, 'marked'],
      [5, 'marked'],
      [6, 'focused'],
    ]);
  });

  test('leaves other comments alone', () => {
    expect(parseMarks('a // [!code] b\n// highlight').code).toBe('a // [!code] b\n// highlight');
  });
});

describe('highlightLines', () => {
  test.each([
    ['js', 'const a = `x ${b}`; // <end>', '<span class="code-keyword">const</span>'],
    ['sh', 'npm install # it', '<span class="code-comment"># it</span>'],
    ['json', '{"a": 1}', '<span class="code-number">1</span>'],
    ['html', '<a href="x">y</a>', '<span class="code-string">'],
    ['css', '.a { color: red; }', '<span class="code-property">color</span>'],
    ['diff', '- a\n+ b', '<span class="code-inserted">'],
  ])('colours %s and keeps its text', (language, code, expected) => {
    const html = highlightLines(code, language).join('\n');
    expect(html).toContain(expected);
    expect(textOf(html)).toBe(code);
  });

  test('a language nobody knows is plain text, escaped', () => {
    expect(highlightLines('a < b && c > d', 'cobol')).toEqual(['a &lt; b &amp;&amp; c &gt; d']);
  });

  test('a comment over several lines is closed on each of them', () => {
    expect(highlightLines('/* a\n\nb */', 'js')).toEqual([
      '<span class="code-comment">/* a</span>',
      '',
      '<span class="code-comment">b */</span>',
    ]);
  });
});

describe('highlightBlock', () => {
  test('wraps lines only where something has to be said about them', () => {
    expect(highlightBlock('a\nb\n', 'text', '').html).toBe('a\nb');
    expect(highlightBlock('a\nb\n', 'text', '{2}').html).toBe(
      '<span class="code-line">a\n</span><span class="code-line marked">b\n</span>',
    );
  });

  test('carries title, language and the number of the first line', () => {
    expect(highlightBlock('a', 'js', 'title="a.js" showLineNumbers=7')).toMatchObject({
      language: 'js',
      title: 'a.js',
      firstLine: 7,
    });
  });
});
