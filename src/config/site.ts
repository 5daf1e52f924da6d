import type {Config} from '@docusaurus/types';
import {type Env, InvalidEnvError, readEnv, UNKNOWN_URL} from './env';
import type {Repository} from './repository';

/** Returns the environment, or ends the command with what is wrong with it: a stack trace would bury that. */
function envOrExit(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof InvalidEnvError)) throw error;
    console.error(`[ERROR] ${error.message}`);
    process.exit(1);
  }
}

export const env = envOrExit();

/**
 * Returns the text in the language that is being built, the English one where there is none. For texts of the
 * configuration that Docusaurus does not translate.
 */
export function inLocale(texts: {en: string; [locale: string]: string}): string {
  return texts[env.locale] ?? texts.en;
}

/** The years of the project, as the footer and the feeds print them. */
export const copyrightYears = '2015-2025';

export const copyrightHolder = inLocale({
  en: 'the DocSearch project',
  fr: 'le projet DocSearch',
});

/** What the list of posts says of itself to machines; its French stands with the translations of the blog. */
export const blogDescription = 'Releases of DocSearch, what they change and who must act';

/** What the site is and where it stands. */
export const site = {
  title: 'DocSearch',
  tagline: inLocale({
    en: 'Search and answers for your documentation, free',
    fr: 'Recherche et réponses pour votre documentation, gratuitement',
  }),
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: env.siteUrl ?? UNKNOWN_URL,
  baseUrl: env.baseUrl,
  noIndex: env.noIndex,
  organizationName: 'algolia',
  projectName: 'docsearch',
} satisfies Partial<Config>;

/** What the site says of its subject to programs, at the head of `llms.txt`. */
export const summary = inLocale({
  en: 'DocSearch puts a search dialog into documentation: a crawler reads the pages, an index keeps them as records, and a dialog finds them at each keystroke and answers questions. It is free for documentation that meets its conditions.',
  fr: 'DocSearch ajoute une boîte de dialogue de recherche à une documentation\u00a0: un crawler lit les pages, un index les garde sous forme d’enregistrements, et la boîte de dialogue les trouve à chaque frappe et répond aux questions. Le service est gratuit pour les documentations qui remplissent ses conditions.',
});

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
  agentStudio: 'https://www.algolia.com/doc/guides/algolia-ai/agent-studio',
} as const;

/** Where readers can change these pages; `undefined` for none, and then no page links to its file. */
export const repository: Repository | undefined = {url: external.repository, branch: 'main'};
