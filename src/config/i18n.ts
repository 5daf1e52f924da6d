import type {Config} from '@docusaurus/types';

/** The languages of the site; the first is the one pages are written in. */
export const i18n = {
  path: 'src/i18n',
  defaultLocale: 'en',
  locales: ['en', 'fr'],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en', direction: 'ltr'},
    fr: {label: 'Français', htmlLang: 'fr', direction: 'ltr'},
  },
} satisfies Config['i18n'];
