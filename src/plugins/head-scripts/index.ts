import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {cleanPath} from './cleanPath';
import {resetAnnouncement} from './resetAnnouncement';

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

/**
 * Puts two short scripts into every page's head, to run before the theme's and the application's own: one cleans
 * the address, because a page under a suffixed address would hydrate as another page; one lets a new announcement
 * show. Each does nothing where storage or history refuse.
 */
export default function headScripts(context: LoadContext): Plugin {
  const {announcementBar} = context.siteConfig.themeConfig as ThemeConfig;
  const notFound = `${context.baseUrl}404.html`;
  let routes = [notFound];

  const scripts = () => [
    // The not-found page stands in for a missing file: there the clean address has to be asked for.
    `var clean=(${cleanPath.toString()})(location.pathname,${JSON.stringify(context.baseUrl)},${JSON.stringify(routes)});` +
      'if(clean){var to=clean+location.search+location.hash;' +
      `var c=document.querySelector('link[rel=canonical]');` +
      `if(c&&c.href.slice(-${notFound.length})===${JSON.stringify(notFound)})location.replace(to);` +
      `else history.replaceState(history.state,'',to)}`,
    ...(announcementBar
      ? [`(${resetAnnouncement.toString()})(localStorage,${JSON.stringify(announcementBar.id)})`]
      : []),
  ];

  return {
    name: 'head-scripts',
    allContentLoaded({allContent}) {
      routes = [notFound, ...suffixedPermalinks(allContent)];
    },
    injectHtmlTags: () => ({
      headTags: scripts().map(script => ({tagName: 'script', innerHTML: `try{${script}}catch(e){}`})),
    }),
  };
}
