import type {NavbarLogo, NavbarItem, UserThemeConfig} from '@docusaurus/theme-common';
import {external, inLocale} from './site';

const logo: NavbarLogo = {
  alt: 'DocSearch',
  src: 'img/logo.svg',
  srcDark: 'img/logo-dark.svg',
  width: 132,
  height: 24,
};

// The theme's default position is left where the validator fills it in and right where it does not: each item says it.
const items: NavbarItem[] = [
  {type: 'doc', docId: 'what-is-docsearch', label: 'Documentation', position: 'left'},
  {label: 'Playground', href: external.playground, position: 'left'},
  {label: 'Sign up', href: external.signUp, position: 'left'},
  {type: 'docsVersionDropdown', position: 'right'},
  {type: 'localeDropdown', position: 'right'},
  {label: 'GitHub', href: external.repository, position: 'right'},
];

export const navbar: UserThemeConfig['navbar'] = {logo, items, hideOnScroll: true};

export const announcementBar: UserThemeConfig['announcementBar'] = {
  id: 'announcement-bar',
  content: inLocale({
    en: `Let readers ask your documentation: <a href="${external.askAi}">get Ask AI</a>`,
    fr: `Laissez vos lecteurs interroger votre documentation\u00a0: <a href="${external.askAi}">obtenez Ask AI</a>`,
  }),
  backgroundColor: 'var(--ds-announcement-background)',
  textColor: 'var(--ds-announcement-text)',
  isCloseable: true,
};
