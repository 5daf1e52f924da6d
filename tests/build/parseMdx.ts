import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective);

/** Returns the syntax tree of an MDX text; throws a message with the place where it is not valid. */
export const parseMdx = (mdx: string) => parser.parse(mdx);

const FOLDERS = ['docs', 'versioned_docs', 'blog', 'src/i18n'];

/** Returns the paths of every Markdown page and partial of the docs, their versions, the blog and translations. */
export function markdownFiles(): string[] {
  return FOLDERS.filter(folder => existsSync(folder))
    .flatMap(folder =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(file => path.join(folder, file)),
    )
    .filter(file => /\.mdx?$/.test(file))
    .sort();
}
