import {readFile} from 'node:fs/promises';
import purge from '@fullhuman/postcss-purgecss';
import {Globby} from '@docusaurus/utils';
import type {Plugin, Root} from 'postcss';

const CODE = [
  'node_modules/@docusaurus/{theme-classic,theme-common}/lib/**/*.js',
  'node_modules/@docusaurus/{core,plugin-content-docs,plugin-content-blog}/lib/client/**/*.js',
  'src/**/*.{ts,tsx,mdx}',
  '{docs,versioned_docs,blog}/**/*.mdx',
];
const STYLES = ['node_modules/@docusaurus/theme-{classic,common}/lib/**/*.css', 'src/**/*.css'];

/** The elements that Markdown makes, and those of the frame. */
const ELEMENTS =
  /^(html|body|main|nav|a|abbr|article|blockquote|button|code|dd|del|details|div|dl|dt|em|figure|h|h[1-6]|hr|img|input|kbd|li|ol|p|pre|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|ul|checkbox)$/;

/** Returns the words of a text's quoted strings: a class name stands in one, wherever it is given. */
const quotedWords = (text: string) =>
  [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(([quoted]) => quoted.match(/[\w-]+/g) ?? []);

const {OnceExit: purgeRules} = purge({
  content: CODE,
  extractors: [{extractor: quotedWords, extensions: ['js', 'ts', 'tsx', 'mdx']}],
  // Names put together when a page is rendered (`alert--${type}`), and the attribute of the colour mode.
  safelist: {standard: [ELEMENTS], greedy: [/^alert--/, /data-theme/]},
}) as Plugin;

const variablesIn = (text: string) => text.match(/--[\w-]+(?=\s*[,)'"`])/g) ?? [];

/** Removes the variables that no rule, no other style sheet and no code reads, also not by way of another variable. */
async function purgeVariables(root: Root): Promise<void> {
  const files = await Globby([...STYLES, ...CODE]);
  const texts = await Promise.all(files.map(file => readFile(file, 'utf8')));
  const elsewhere = new Set(texts.flatMap(variablesIn));
  for (let removed = true; removed;) {
    removed = false;
    const read = new Set(elsewhere);
    root.walkDecls(({value}) => variablesIn(value).forEach(name => read.add(name)));
    root.walkDecls(/^--/, declaration => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

/** Takes the rules and variables that nothing uses out of Infima's style sheet, and leaves every other as it is. */
export const purgeFramework: Plugin = {
  postcssPlugin: 'purge-framework',
  async OnceExit(root, helpers) {
    if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
    await purgeRules?.(root, helpers);
    await purgeVariables(root);
  },
};
