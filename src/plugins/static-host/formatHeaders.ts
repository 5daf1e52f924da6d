import type {HeaderRule} from './HeaderRule';

/** Cloudflare Pages drops a longer line, and with it the header: https://developers.cloudflare.com/pages/configuration/headers/ */
const LONGEST_LINE = 2000;

/**
 * Returns the text of a `_headers` file.
 *
 * @throws Error when a line is longer than hosts accept, so that no page goes out without the header
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({pattern, headers}) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find(line => line.length > LONGEST_LINE);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters, a host accepts ${LONGEST_LINE}: ${long.slice(0, 60)}… ` +
        'Move inline scripts and style attributes of pages into files: each of them has a hash in the policy.',
    );
  return `${lines.join('\n')}\n`;
}
