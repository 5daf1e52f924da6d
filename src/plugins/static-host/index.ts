import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import clientRedirects, {
  type Options as Redirects,
  validateOptions,
} from '@docusaurus/plugin-client-redirects';
import {formatHeaders} from './formatHeaders';
import {llmsPathOf} from '../../content/llmsPathOf';
import {sitePagesOf} from '../pages/sitePagesOf';
import {twinPath} from '../../content/twinPath';
import {headerRules, type TwinAddress} from './headerRules';
import {inlineHashes} from './inlineHashes';
import {shareRedirectScript} from './shareRedirectScript';

interface StaticHostOptions {
  /** The options of Docusaurus's redirects. */
  redirects: Redirects;
  /** Origins besides the site's own that pages send requests to. */
  connect: readonly string[];
}

/** Yields the text of each page below a folder. */
async function* readPages(folder: string): AsyncGenerator<string> {
  for (const name of await readdir(folder, {recursive: true}))
    if (name.endsWith('.html')) yield readFile(path.join(folder, name), 'utf8');
}

/** Gives the redirect pages, which are those that were not there before, the script that they share. */
async function shareRedirectScripts(folder: string, before: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(folder, {recursive: true})) {
    if (!name.endsWith('.html') || before.has(name)) continue;
    const file = path.join(folder, name);
    await writeFile(file, shareRedirectScript(await readFile(file, 'utf8')));
  }
}

/**
 * Returns the plugin that writes what a static host needs besides pages: the redirect pages of old addresses, and
 * `_headers`, the response headers of the site in the form of Netlify and Cloudflare Pages. Both in one plugin, because
 * the headers name the scripts of all pages, and Docusaurus runs this step of all plugins at the same time.
 */
export default function staticHost({redirects, connect}: StaticHostOptions) {
  return (context: LoadContext): Plugin => {
    const {baseUrl, i18n, siteConfig} = context;
    const redirectPages = clientRedirects(
      context,
      validateOptions({validate: normalizePluginOptions, options: redirects}),
    );
    const pathOf = (locale: string) => i18n.localeConfigs[locale]?.baseUrl ?? baseUrl;
    const rootUrl = pathOf(i18n.defaultLocale);
    const belowBase = (path: string) => path.slice(baseUrl.length);
    let twins: TwinAddress[] = [];

    return {
      name: 'static-host',
      allContentLoaded({allContent}) {
        twins = sitePagesOf(context)
          .load(allContent)
          .map(page => ({
            twin: belowBase(twinPath(page.url, baseUrl)),
            page: belowBase(page.url),
            overview: belowBase(llmsPathOf(page, baseUrl)),
          }));
      },
      async postBuild(props) {
        const before = new Set(await readdir(props.outDir, {recursive: true}));
        await redirectPages?.postBuild?.({...props, content: undefined});
        await shareRedirectScripts(props.outDir, before);
        // A host reads one file at the root: every language that is built rewrites it for all that stand by then.
        const root = path.join(props.outDir, path.posix.relative(baseUrl, rootUrl));
        const rules = headerRules({
          url: siteConfig.url,
          baseUrl: rootUrl,
          localePaths: [...new Set(i18n.locales.map(pathOf))],
          pages: props.routesPaths.map(belowBase),
          twins,
          inline: await inlineHashes(readPages(root)),
          connect,
        });
        await writeFile(path.join(root, '_headers'), formatHeaders(rules));
      },
    };
  };
}
