import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {MIRRORED, MIRRORED_TRANSLATIONS} from './mirroredSite';

/** The site with a language that is written from right to left in place of its second one. */
const mirrored: Config = {
  ...config,
  i18n: {
    path: MIRRORED_TRANSLATIONS,
    defaultLocale: 'en',
    locales: ['en', MIRRORED.locale],
    localeConfigs: {[MIRRORED.locale]: {label: 'Mirrored', htmlLang: 'ar', direction: 'rtl'}},
  },
};

export default mirrored;
