import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {linkedFiles} from '../../content/linkedFiles';

const VERSION_FOLDER =
  /^(.*\/)(?:src\/i18n\/[^/]+\/docusaurus-plugin-content-docs\/([^/]+)|versioned_docs\/[^/]+|docs)\//;
const LOCAL_PATH = /^(?![a-z][a-z\d+.-]*:|\/\/|@|#|\?)[^?#]+/i;
const RELATIVE_PAGE = /^\.\.?\/.*\.mdx?$/;

/** Returns the folder of the version that a page belongs to, and the one that pages without translation are in. */
function foldersOf(source: string): [own: string, untranslated: string] | undefined {
  const [folder, root, version] = VERSION_FOLDER.exec(source) ?? [];
  if (folder === undefined || root === undefined) return undefined;
  if (version === undefined) return [folder, folder];
  return [folder, `${root}${version === 'current' ? 'docs' : `versioned_docs/${version}`}/`];
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Returns a remark transformer that turns a link to a file beside the page into one from the folder of the page's
 * version: `../api.mdx` in `docs/v4/askai.mdx` becomes `/api.mdx`. Docusaurus looks for the first only among files of
 * the page's own language, and for the second among the translated ones and then the others, so that a link leads from
 * a translated page to one that is not, and back. Links to pages as other generators write them, `./api`, `api.html` or
 * `/guide/` from the folder of the version, become such links where the file exists. Links that leave the folder stay as
 * they are.
 */
export function remarkVersionLinks({isFile = existsSync}: {isFile?: (file: string) => boolean} = {}) {
  return (tree: Root, file: {path: string}) => {
    const source = file.path.split(path.sep).join('/');
    const folders = foldersOf(source);
    if (!folders) return;
    const [own, untranslated] = folders;

    /** Returns the path of the file below the folder of the version; `undefined` for none. */
    function pageOf(pathname: string): string | undefined {
      const target = pathname.startsWith('/')
        ? path.posix.join(own, pathname)
        : path.posix.join(path.posix.dirname(source), pathname);
      if (!`${target}/`.startsWith(own)) return undefined;
      const below = target.slice(own.length);
      const found = linkedFiles(below).find(name => isFile(own + name) || isFile(untranslated + name));
      return found ?? (RELATIVE_PAGE.test(pathname) ? below : undefined);
    }

    visit(tree, ['link', 'definition'], node => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      node.url = node.url.replace(LOCAL_PATH, pathname => {
        const page = pageOf(decoded(pathname));
        return page === undefined ? pathname : encodeURI(`/${page}`);
      });
    });
  };
}
