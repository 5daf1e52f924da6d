import type {UserThemeConfig} from '@docusaurus/theme-common';
import {copyrightYears, external, inLocale} from './site';
import {versions} from './versions';

export const footer: UserThemeConfig['footer'] = {
  style: 'light',
  logo: {
    alt: 'DocSearch',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 132,
    height: 24,
    href: '/',
  },
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Getting started', to: '/docs/what-is-docsearch'},
        {label: 'FAQ', to: '/docs/docsearch-program'},
        {label: 'DocSearch v3', to: '/docs/v3/docsearch'},
        // The label is that of the beta, by which the link is known; v4 has long been the stable version.
        {label: 'DocSearch v4 - Beta', to: '/docs/docsearch'},
        {
          html: `<small>${inLocale({
            en: `stable today, at ${versions.docsearch}`,
            fr: `stable aujourd’hui, en ${versions.docsearch}`,
          })}</small>`,
        },
      ],
    },
    {
      title: 'DocSearch',
      items: [
        {label: 'Sign up', href: external.signUp},
        {label: 'Issues', href: external.issues},
        {label: 'Privacy', href: external.privacy},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Discord', href: external.discord},
        {label: 'Blog', to: '/blog'},
      ],
    },
    {
      title: 'Social',
      items: [
        {label: 'GitHub', href: external.repository},
        {label: 'Twitter', href: external.twitter},
        {label: 'Algolia Blog', href: external.blog},
      ],
    },
  ],
  copyright: `Copyright © ${copyrightYears} the DocSearch project. These pages document DocSearch; Algolia runs the service.`,
};
