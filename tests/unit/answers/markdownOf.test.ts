import {Marked} from 'marked';
import {expect, test} from 'vitest';
import {markdownOf} from '../../../src/answers/markdownOf';

const html = (markdown: string) => new Marked().parse(markdown, {async: false}).replace(/\n/g, '');

test('steps keep their numbers, wherever the quote begins', () => {
  const steps = [3, 4].map(step => ({kind: 'item' as const, text: `Step ${step}`, step}));
  expect(html(markdownOf([{kind: 'text', text: 'Then:'}, ...steps]))).toBe(
    '<blockquote><p>Then:</p><ol start="3"><li>Step 3</li><li>Step 4</li></ol></blockquote>',
  );
});

test('items without numbers are a list of their own, and the steps after them go on counting', () => {
  const markdown = markdownOf([
    {kind: 'item', text: 'First', step: 1},
    {kind: 'item', text: 'inner'},
    {kind: 'item', text: 'Second', step: 2},
  ]);
  expect(html(markdown)).toBe(
    '<blockquote><ol><li>First</li></ol><ul><li>inner</li></ul><ol start="2"><li>Second</li></ol></blockquote>',
  );
});

test('the name of a file is above its sample and tells its language, and is no line of it', () => {
  const code = (text: string) => html(markdownOf([{kind: 'code', text}]));
  expect(code('src/kiln.config.ts\nexport {};')).toBe(
    '<p><code>src/kiln.config.ts</code></p><pre><code class="language-ts">export {};</code></pre>',
  );
  expect(code('kiln.example.com\nwww.example.com')).toBe(
    '<pre><code>kiln.example.comwww.example.com</code></pre>',
  );
  expect(code('robots.txt')).toBe('<pre><code>robots.txt</code></pre>');
});
