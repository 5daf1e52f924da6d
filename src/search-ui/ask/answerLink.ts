import type {AnswerLink} from './Markdown/answerBlocksOf';

export interface AnswerLinkSettings {
  /** Origins under which this site is known: where it is open, and where it is deployed. */
  origins: readonly string[];
  /** Turns an address within the site into a link of it; null where there is none. */
  resolveUrl: (url: string) => string | null;
}

/**
 * Returns where a link of an answer leads: within the site by its own links, out of it as it stands. Only web and
 * mail addresses lead anywhere.
 */
export function answerLink(href: string, {origins, resolveUrl}: AnswerLinkSettings): AnswerLink | null {
  if (!URL.canParse(href, window.location.href)) return null;
  const url = new URL(href, window.location.href);
  if (url.protocol === 'mailto:') return {url: url.href, isExternal: false};
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (!origins.includes(url.origin)) return {url: url.href, isExternal: true};
  const own = resolveUrl(url.href);
  return own === null ? null : {url: own, isExternal: !own.startsWith('/')};
}
