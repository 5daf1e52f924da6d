import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Lexer, Parser, Renderer} from 'marked';
import {expect, test} from 'vitest';
import {leanMarked} from '../../../../src/overrides/lean-client/leanMarked';

const SAMPLE = `# A *title*

- [x] one [link](https://docs.example.com/ "there")
- two

| a | b |
| - | :-: |
| \`1\` | ~~2~~ |

> quoted\\
> lines

\`\`\`js
run()
\`\`\`
`;

const source = readFileSync(createRequire(import.meta.url).resolve('marked'), 'utf8');

test('what is left of marked reads Markdown as the whole package does', async () => {
  const lean = leanMarked(source);
  const module = (await import(`data:text/javascript,${encodeURIComponent(lean)}`)) as {
    Lexer: typeof Lexer;
    Parser: typeof Parser;
    Renderer: typeof Renderer;
  };
  expect(Object.keys(module).sort()).toEqual(['Lexer', 'Parser', 'Renderer']);
  expect(lean).not.toContain('.setOptions=');
  const html = module.Parser.parse(module.Lexer.lex(SAMPLE), {renderer: new module.Renderer()});
  expect(html).toBe(Parser.parse(Lexer.lex(SAMPLE), {renderer: new Renderer()}));
  expect(html).toContain('<table>');
});

test('says what to do when the package is built in another way', () => {
  expect(() => leanMarked('export{a as Lexer};')).toThrow(/take leanMarked out/);
});
