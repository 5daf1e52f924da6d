import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parse, serializeOuter} from 'parse5';
import type {DefaultTreeAdapterTypes} from 'parse5';
import type * as DocsConfig from '../../../src/config/docs';
import type * as FooterConfig from '../../../src/config/footer';
import type * as NavbarConfig from '../../../src/config/navbar';
import type * as SiteConfig from '../../../src/config/site';

// The configuration is CommonJS to Docusaurus, and its imports only work that way.
const load = createRequire(import.meta.url);
const {blog, docs} = load('../../../src/config/docs') as typeof DocsConfig;
const {footer} = load('../../../src/config/footer') as typeof FooterConfig;
const {announcementBar, navbar} = load('../../../src/config/navbar') as typeof NavbarConfig;
const {site} = load('../../../src/config/site') as typeof SiteConfig;

/** Components that pages import, which leave nothing in their place: drawings, and the dialog beside controls. */
const COMPONENTS = 'src/components';
const DRAWINGS = `${COMPONENTS}/drawings`;

const CONTENT = [
  'blog',
  'docs',
  'ownSidebars.ts',
  'sidebars.ts',
  'static',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

/** Components of the content that Docusaurus does not have. */
const MDX_COMPONENTS = `import MDXComponents from '@theme-original/MDXComponents';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

function Term({id, children}) {
  const anchor = 'term-' + id;
  useBrokenLinks().collectAnchor(anchor);
  return <dfn id={anchor}>{children}</dfn>;
}

function Plain({children}) {
  return <div>{children}</div>;
}

export default {
  ...MDXComponents,
  BeforeYouBegin: Plain,
  Steps: Plain,
  Tabs,
  TabItem,
  Term,
};
`;

/** The browsers that a new Docusaurus site is set up for. */
const PACKAGE = {
  name: 'stock',
  private: true,
  browserslist: {
    production: ['>0.5%', 'not dead', 'not op_mini all'],
    development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
  },
};

/** Options of the content without the plugins of this site, which are functions and would not survive as text. */
function withoutPlugins<Options extends object>(options: Options) {
  return Object.fromEntries(
    Object.entries(options).filter(([name]) => !/(re(mark|hype))Plugins$/i.test(name)),
  );
}

function configuration() {
  return {
    ...site,
    future: {v4: true, faster: true},
    presets: [['classic', {docs: withoutPlugins(docs), blog: blog && withoutPlugins(blog)}]],
    themeConfig: {
      navbar,
      announcementBar,
      footer,
      algolia: {appId: 'STOCK', apiKey: 'stock', indexName: 'stock', contextualSearch: true},
    },
  };
}

type Node = DefaultTreeAdapterTypes.ChildNode;

function findMain(nodes: readonly Node[]): DefaultTreeAdapterTypes.Element | undefined {
  for (const node of nodes) {
    if (!('childNodes' in node)) continue;
    const found = node.tagName === 'main' ? node : findMain(node.childNodes);
    if (found) return found;
  }
  return undefined;
}

/** The content of a built page as a component; its style sheets stay behind. */
function pageOf(htmlFile: string): string {
  const main = findMain(parse(readFileSync(htmlFile, 'utf8')).childNodes);
  if (!main) throw new Error(`There is no <main> in ${htmlFile}`);
  return `import Layout from '@theme/Layout';

const html = ${JSON.stringify(serializeOuter(main))};

export default function Home() {
  return (
    <Layout>
      <div dangerouslySetInnerHTML={{__html: html}} />
    </Layout>
  );
}
`;
}

/**
 * Writes a site of plain Docusaurus with the content of another one: preset-classic in its fast mode with the flags
 * of version 4, the published search dialog, nothing else.
 *
 * @param folder - where it is made anew; below the repository, so that packages resolve
 * @param siteDir - the site whose content it gets
 * @param home - the built home page of that site
 */
export function createStockSite(folder: string, siteDir: string, home: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  };
  for (const part of CONTENT)
    if (existsSync(path.join(siteDir, part)))
      cpSync(path.join(siteDir, part), path.join(folder, part), {recursive: true});
  write('package.json', JSON.stringify(PACKAGE));
  write('docusaurus.config.js', `export default ${JSON.stringify(configuration(), null, 2)};\n`);
  for (const drawing of readdirSync(path.join(siteDir, DRAWINGS)))
    write(`${DRAWINGS}/${drawing}.js`, 'export default () => null;\n');
  write(`${COMPONENTS}/LiveDialog.js`, 'export default () => null;\n');
  write('src/theme/MDXComponents.js', MDX_COMPONENTS);
  write('src/pages/index.js', pageOf(home));
}
