import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

const VERSION_FOLDER =
  /^.*\/(?:src\/i18n\/[^/]+\/docusaurus-plugin-content-docs\/[^/]+|versioned_docs\/[^/]+|docs)\//;
const RELATIVE_PAGE = /^\.\.?\/[^?#]+\.mdx?(?=[?#]|$)/;

/**
 * Returns a remark transformer that turns a link to a file beside the page into one from the folder of the page's
 * version: `../api.mdx` in `docs/v4/askai.mdx` becomes `/api.mdx`. Docusaurus looks for the first only among files of
 * the page's own language, and for the second among the translated ones and then the others, so that a link leads from
 * a translated page to one that is not, and back. Links that leave the folder stay as they are.
 */
export function remarkVersionLinks() {
  return (tree: Root, file: {path: string}) => {
    const source = file.path.split(path.sep).join('/');
    const folder = VERSION_FOLDER.exec(source)?.[0];
    if (!folder) return;
    visit(tree, ['link', 'definition'], node => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      node.url = node.url.replace(RELATIVE_PAGE, page => {
        const target = path.posix.join(path.posix.dirname(source), page);
        return target.startsWith(folder) ? target.slice(folder.length - 1) : page;
      });
    });
  };
}
