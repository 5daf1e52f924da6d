import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {cleanPath} from './cleanPath';
import {MISSING, notFoundAddress} from './notFoundAddress';
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
 * Puts short scripts into every page's head, to run before the theme's and the application's own: one cleans the
 * address, because a page under a suffixed address would hydrate as another page, and shows a missing address in its
 * language; one lets a new announcement show. Each does nothing where storage or history refuse.
 */
export default function headScripts(context: LoadContext): Plugin {
  const {announcementBar} = context.siteConfig.themeConfig as ThemeConfig;
  const {baseUrl} = context;
  const notFound = `${baseUrl}404.html`;
  const otherBases = Object.values(context.i18n.localeConfigs)
    .map(config => config.baseUrl)
    .filter(base => base !== baseUrl && base.startsWith(baseUrl));
  let routes = [notFound];

  const scripts = () => [
    `let at=location.pathname,rest=location.search+location.hash,` +
      `c=document.querySelector('link[rel=canonical]'),` +
      // The not-found page stands in for a missing file: there another address has to be asked for, not only shown.
      `missing=c&&c.href.slice(-${notFound.length})===${JSON.stringify(notFound)},` +
      // A path may begin with two slashes, which alone would name another host.
      `go=location.origin,clean=(${cleanPath.toString()})(at,${JSON.stringify(baseUrl)},${JSON.stringify(routes)}),` +
      `told=at===${JSON.stringify(notFound)}&&new URLSearchParams(location.search).get('${MISSING}'),` +
      `other=missing&&!clean&&(${notFoundAddress.toString()})(at+rest,${JSON.stringify(otherBases)},'${MISSING}');` +
      'if(clean&&missing)location.replace(go+clean+rest);' +
      'else if(other)location.replace(go+other);' +
      "else if(clean||told)history.replaceState(history.state,'',go+(told||clean+rest))",
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
