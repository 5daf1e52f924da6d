import type {UserThemeConfig} from '@docusaurus/theme-common';
import {site} from './site';

/** The version menu is shown as soon as there is a second version, the language menu as soon as there is a second language. */
export const navbar: UserThemeConfig['navbar'] = {
  title: site.title,
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 24, height: 24},
  items: [
    {type: 'docSidebar', sidebarId: 'docs', label: 'Documentation', position: 'left'},
    {type: 'docsVersionDropdown', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
  ],
  hideOnScroll: true,
};

/** A line above every page; none unless given. */
export const announcementBar: UserThemeConfig['announcementBar'] = undefined;
