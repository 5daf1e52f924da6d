import type {HeaderRule} from '../../src/plugins/static-host/HeaderRule';

const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

function matches(pattern: string, pathname: string): boolean {
  return new RegExp(`^${pattern.split('*').map(escape).join('.*')}$`).test(pathname);
}

/**
 * Returns the headers of an address as a host makes them of the rules of a `_headers` file: those of all rules that
 * match it, values of the same header joined by a comma. Names are in lower case.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter(({pattern}) => matches(pattern, pathname)))
    for (const [name, value] of Object.entries(rule.headers)) {
      const key = name.toLowerCase();
      headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
    }
  return headers;
}
