import type {UserThemeConfig} from '@docusaurus/theme-common';
import {copyrightHolder, copyrightYears} from './site';

export const footer: UserThemeConfig['footer'] = {
  style: 'light',
  links: [
    {
      title: 'Documentation',
      items: [
        {label: 'Introduction', to: '/docs/introduction'},
        {label: 'Write pages', to: '/docs/writing/pages'},
      ],
    },
  ],
  copyright: `Copyright © ${copyrightYears} ${copyrightHolder}`,
};
