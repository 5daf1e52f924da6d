import type {HeaderRule} from './HeaderRule';

/**
 * Reads a `_headers` file, the form that Netlify and Cloudflare Pages share: a pattern on a line of its own, its
 * headers indented below it. Empty lines and lines that begin with `#` say nothing.
 *
 * @throws Error that names the line where a header has no name or stands below no pattern
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({pattern: content, headers: {}});
      continue;
    }
    const [, name, value] = /^([^\s:]+):\s*(.+)$/.exec(content) ?? [];
    const rule = rules.at(-1);
    if (!rule || name === undefined || value === undefined)
      throw new Error(
        `_headers:${index + 1}: expected "Name: value" below a path, found "${content}". ` +
          'A path begins its line, a header is indented.',
      );
    rule.headers[name] = value;
  }
  return rules;
}
