import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {site} from './site';

/** One sitemap a language; each page names its counterparts, in the form Google reads (`xhtml:link`). */
export const sitemap: Exclude<PresetOptions['sitemap'], false | undefined> = {
  async createSitemapItems({defaultCreateSitemapItems, ...params}) {
    const {url, baseUrl, i18n} = params.siteConfig;
    const baseOf = (locale: string) =>
      url + site.baseUrl + (locale === i18n.defaultLocale ? '' : `${locale}/`);
    const items = await defaultCreateSitemapItems(params);
    return items.map(item => {
      const path = item.url.slice(url.length + baseUrl.length);
      const links = i18n.locales.map(locale => ({lang: locale, url: baseOf(locale) + path}));
      return {...item, links: [...links, {lang: 'x-default', url: baseOf(i18n.defaultLocale) + path}]};
    });
  },
};
