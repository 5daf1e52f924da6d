import {type SiteTitle, withoutSiteTitle} from '../html/withoutSiteTitle';
import type {PageSource} from '../pages/collectPages';
import type {Card} from './Card';

/** What a built page says of itself in its head. */
export interface PageHead {
  /** Title of the page, with that of the site behind it. */
  title: string;
  description: string;
}

export interface CardFacts {
  head: PageHead;
  /** The page as its plugin loaded it; pages that are no Markdown have none. */
  page: Pick<PageSource, 'title' | 'description' | 'docs' | 'lvl0' | 'date'> | undefined;
  /** Whether the documentation has several versions, so that a page is told apart by its own. */
  hasVersions: boolean;
  isHome: boolean;
  site: SiteTitle & {tagline: string};
  /** Language of the page, which may not be translated. */
  language: string;
  /** Language of the site. */
  locale: string;
  direction: Card['direction'];
}

function labelOf({page, hasVersions, locale}: CardFacts): string {
  if (!page) return '';
  if (page.docs) return hasVersions ? page.docs.label : page.lvl0;
  if (page.date === undefined) return '';
  const day = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(page.date),
  );
  return `${page.lvl0} · ${day}`;
}

/** Returns what the card of a page shows. The home page has what the site says of itself. */
export function cardOf(facts: CardFacts): Card {
  const {head, page, isHome, site, language, direction} = facts;
  const title = withoutSiteTitle(head.title, site);
  return {
    label: labelOf(facts),
    title: isHome ? site.tagline || title : (page?.title ?? title),
    text: page?.description || head.description,
    direction,
    language,
  };
}
