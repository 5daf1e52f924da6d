import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultTreeAdapter, parse} from 'parse5';
import type {DefaultTreeAdapterTypes} from 'parse5';

/** A page that names more is slower than one that names none: requests compete, and small files compress badly. */
const MOST_SCRIPTS = 12;

type Node = DefaultTreeAdapterTypes.Node;

/** Returns the addresses of the scripts that a page's head names. */
export function scriptsOf(html: string): string[] {
  const found = (node: Node): string[] => {
    if (!('childNodes' in node)) return [];
    const address =
      defaultTreeAdapter.isElementNode(node) && node.tagName === 'script'
        ? node.attrs.find(({name}) => name === 'src')?.value
        : undefined;
    return [...(address ? [address] : []), ...node.childNodes.flatMap(found)];
  };
  return found(parse(html.slice(0, html.indexOf('</head>') + 1 || undefined)));
}

/**
 * Checks that no page of a built site names more scripts than are good for it.
 *
 * @throws Error with the page that names most, and what to look at
 */
export function checkScripts(folder: string): void {
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.html'))
    .map(file => ({file, scripts: scriptsOf(readFileSync(path.join(folder, file), 'utf8'))}));
  const over = pages.filter(({scripts}) => scripts.length > MOST_SCRIPTS);
  const [worst] = over.sort((a, b) => b.scripts.length - a.scripts.length);
  if (!worst) return;
  throw new Error(
    `${over.length} of ${pages.length} pages name more than ${MOST_SCRIPTS} scripts, most of all ${worst.file}, with ${worst.scripts.length}:\n` +
      `${worst.scripts.map(script => `  ${script}`).join('\n')}\n` +
      'Look at src/overrides/group-modules, which gathers the modules that pages of one plugin share in one file: is it ' +
      'among the plugins of docusaurus.config.ts, and do the files above hold what it should have gathered?',
  );
}
