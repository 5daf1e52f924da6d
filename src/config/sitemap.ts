import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {env, i18n, site} from './site';

const baseOf = (locale: string) =>
  site.url + site.baseUrl + (locale === i18n.defaultLocale ? '' : `${locale}/`);

/** One sitemap a language; each page names its counterparts, in the form Google reads (`xhtml:link`). */
export const sitemap: Exclude<PresetOptions['sitemap'], false | undefined> = {
  async createSitemapItems({defaultCreateSitemapItems, ...params}) {
    const items = await defaultCreateSitemapItems(params);
    return items.map(item => {
      const path = item.url.slice(baseOf(env.locale).length);
      const links = i18n.locales.map(locale => ({lang: locale, url: baseOf(locale) + path}));
      return {...item, links: [...links, {lang: 'x-default', url: baseOf(i18n.defaultLocale) + path}]};
    });
  },
};
