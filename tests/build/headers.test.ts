import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {expect, test} from 'vitest';
import {parseHeaders} from '../../src/plugins/static-host/parseHeaders';
import {headersFor} from '../support/headersFor';
import {DOCUMENTATION} from '../support/documentation';

type Node = DefaultTreeAdapterTypes.Node;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function* elementsOf(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

function readSite(folder: string) {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const rules = parseHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'));
  return {files, headersOf: (pathname: string) => headersFor(rules, pathname)};
}

function sourcesOf(policy: string | undefined, directive: string): string[] {
  const found = policy?.split('; ').find(entry => entry.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

const EMBEDDED = DOCUMENTATION.embedded.build;
const HOSTED = DOCUMENTATION.hosted.build;

for (const [form, folder] of Object.entries({embedded: EMBEDDED, hosted: HOSTED})) {
  test(`the policy of the ${form} form names every inline script and style of every page, and no other`, () => {
    const {files, headersOf} = readSite(folder);
    const scripts = new Set<string>();
    const styles = new Set<string>();
    for (const file of files.filter(name => name.endsWith('.html')))
      for (const {tagName, attrs, childNodes} of elementsOf(
        parse(readFileSync(path.join(folder, file), 'utf8')),
      )) {
        const attributes = new Map(attrs.map(({name, value}) => [name, value]));
        const style = attributes.get('style');
        if (style !== undefined) styles.add(hash(style));
        expect(tagName, file).not.toBe('style');
        expect(
          [...attributes.keys()].filter(name => name.startsWith('on')),
          `no event handler in an attribute of ${file}`,
        ).toEqual([]);
        if (tagName !== 'script' || attributes.has('src') || attributes.get('type')?.endsWith('json'))
          continue;
        scripts.add(hash(childNodes.map(child => ('value' in child ? child.value : '')).join('')));
      }
    const policy = headersOf('/')['content-security-policy'];
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", ...[...scripts].sort()]);
    expect(sourcesOf(policy, 'style-src')).toEqual(
      expect.arrayContaining(["'self'", "'unsafe-hashes'", ...styles]),
    );
  });

  test(`the files of the ${form} form under a name of their content change with it, and all are asked for again by a host that cannot tell a missing one apart`, () => {
    const {files, headersOf} = readSite(folder);
    const cacheOf = (file: string) => headersOf(`/${file.split(path.sep).join('/')}`)['cache-control'];
    const hashed = files.filter(file => /\.[\da-f]{8}\.(js|css|json|png)$/.test(file));
    expect(hashed.some(file => file.startsWith(path.join('assets', 'search')))).toBe(true);
    for (const file of hashed) expect(cacheOf(file), file).toBe('public, max-age=0, must-revalidate');
    for (const file of files.filter(name => name.startsWith('assets') && path.extname(name)))
      expect(hashed, 'every file below assets/').toContain(file);
    for (const file of files.filter(name => name.endsWith(`${path.sep}index.html`))) {
      const cache = cacheOf(file.slice(0, -'/index.html'.length));
      // Redirect pages at the root are left to the host, which has them asked for again by itself.
      expect(cache ?? 'public, max-age=0, must-revalidate', file).toBe('public, max-age=0, must-revalidate');
    }
  });
}

test('a site that searches by itself sends requests nowhere else, a hosted one to its provider', () => {
  const connections = (folder: string) =>
    sourcesOf(readSite(folder).headersOf('/')['content-security-policy'], 'connect-src');
  expect(connections(EMBEDDED)).toEqual(["'self'"]);
  expect(connections(HOSTED)).toContain('https://testapp001-dsn.algolia.net');
});
