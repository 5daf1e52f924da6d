import type {Config} from '@docusaurus/types';
import {readEnv} from './env';

export const env = readEnv();

/** The years of the project, as the footer and the feeds print them. */
export const copyrightYears = '2015-2025';

/** What the site is and where it stands. */
export const site = {
  title: 'DocSearch',
  tagline: 'Search and answers for your documentation, free',
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  noIndex: env.noIndex,
  organizationName: 'algolia',
  projectName: 'docsearch',
} satisfies Partial<Config>;

/** Addresses outside the site, named once. */
export const external = {
  signUp: 'https://dashboard.algolia.com/users/sign_up?selected_plan=docsearch',
  playground: 'https://community.algolia.com/docsearch-playground/',
  repository: 'https://github.com/algolia/docsearch',
  issues: 'https://github.com/algolia/docsearch/issues',
  privacy: 'https://www.algolia.com/policies/privacy/',
  discord: 'https://discord.com/invite/W7kYfh7FKQ',
  twitter: 'https://twitter.com/docsearch_',
  blog: 'https://algolia.com/blog/',
  askAi: 'https://dashboard.algolia.com/ask-ai',
} as const;
