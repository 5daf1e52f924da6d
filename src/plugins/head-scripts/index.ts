import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {bundleScript} from '../html/bundleScript';
import type {AddressFacts} from './AddressFacts';

const SUFFIXED = /(\/index|\.html)$/;

/** Collects the addresses in loaded content that end the way a suffix does: these are routes, not suffixes. */
function suffixedPermalinks(
  content: unknown,
  found: Set<string> = new Set(),
  seen: Set<object> = new Set(),
): Set<string> {
  if (typeof content !== 'object' || content === null || seen.has(content)) return found;
  seen.add(content);
  for (const [key, value] of Object.entries(content)) {
    if (key === 'permalink' && typeof value === 'string' && SUFFIXED.test(value)) found.add(value);
    else suffixedPermalinks(value, found, seen);
  }
  return found;
}

export interface HeadScriptsOptions {
  /** Under which name the address holds the choice of a group of tabs. */
  choices: Readonly<Record<string, string>>;
}

/**
 * Puts a short script into every page's head, to run before the theme's and the application's own: it cleans the address,
 * because a page under a suffixed address would hydrate as another page, shows a missing address in its language,
 * lets a new announcement show, shows the tabs that the reader chose, and looks at what scripts would make markup of.
 */
export default function headScripts(
  {siteConfig, siteDir, i18n, baseUrl}: LoadContext,
  {choices}: HeadScriptsOptions,
): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  const notFound = `${baseUrl}404.html`;
  const facts: AddressFacts = {
    baseUrl,
    notFound,
    routes: [notFound],
    otherBases: Object.values(i18n.localeConfigs)
      .map(config => config.baseUrl)
      .filter(base => base !== baseUrl && base.startsWith(baseUrl)),
  };
  return {
    name: 'head-scripts',
    allContentLoaded({allContent}) {
      facts.routes = [notFound, ...suffixedPermalinks(allContent)];
    },
    injectHtmlTags() {
      const script = bundleScript(path.join(siteDir, 'src/plugins/head-scripts/client/script.ts'), {
        ADDRESS_FACTS: facts,
        ANNOUNCEMENT_ID: announcementBar?.id ?? null,
        CHOICES: choices,
      });
      return {headTags: [{tagName: 'script', innerHTML: script}]};
    },
  };
}
