import type {Config} from '@docusaurus/types';

/**
 * The languages of the site; the first is the one that pages are written in. The texts of the interface are there in French:
 * add `fr` to both, and your translated pages to `src/i18n/fr`.
 */
export const i18n = {
  path: 'src/i18n',
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', direction: 'ltr'},
  },
} satisfies Config['i18n'];
