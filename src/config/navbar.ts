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
  {to: '/blog', label: 'Blog', position: 'left'},
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
    en: `Let readers ask your docs: <a href="${external.agentStudio}">Ask AI, now in Agent Studio</a>`,
    fr: `Répondez à vos lecteurs\u00a0: <a href="${external.agentStudio}">Ask AI, désormais dans Agent Studio</a>`,
  }),
  backgroundColor: 'var(--ds-announcement-background)',
  textColor: 'var(--ds-announcement-text)',
  isCloseable: true,
};
