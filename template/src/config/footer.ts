import type {UserThemeConfig} from '@docusaurus/theme-common';
import {copyrightHolder, copyrightYears} from './site';

/** Columns of links go into `links`: `{title: 'Community', items: [{label: 'Issues', href: 'https://…'}]}`. */
export const footer: UserThemeConfig['footer'] = {
  style: 'light',
  links: [],
  copyright: `Copyright © ${copyrightYears} ${copyrightHolder}`,
};
