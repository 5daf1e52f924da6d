const ENDINGS = ['.mdx', '.md', '/index.mdx', '/index.md', '/README.mdx', '/README.md'];

/**
 * Returns the Markdown files that a link may mean, in the order in which they are looked for. Other generators write links to pages
 * without an ending, `../guide/setup`, with that of the page, `setup.html`, or with a slash, `guide/`. A link to a file in `.md` may
 * mean one that has become `.mdx`. A link with another ending means no page.
 *
 * @param pathname - the link without `?` and `#` and what follows
 */
export function linkedFiles(pathname: string): string[] {
  if (/\.mdx?$/.test(pathname))
    return [pathname, pathname.replace(/\.mdx?$/, '.mdx'), pathname.replace(/\.mdx?$/, '.md')];
  const bare = pathname.replace(/\.html?$/, '').replace(/(?:\/index)?\/?$/, '');
  const name = bare.split('/').at(-1) ?? '';
  if (/^\.*$/.test(name) || /\.[a-z]\w*$/i.test(name)) return [];
  return ENDINGS.map(ending => bare + ending);
}
