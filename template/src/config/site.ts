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

/** Returns the text in the language that is being built, the English one where there is none. */
export function inLocale(texts: {en: string; [locale: string]: string}): string {
  return texts[env.locale] ?? texts.en;
}

/** What the documentation is about. */
const product = 'Your product';

/** What stands under the name on the home page, and what feeds and cards say. */
const tagline = inLocale({en: `The documentation of ${product}`});

/** The years and the holder that footer and feeds print. */
export const copyrightYears = String(new Date().getFullYear());
export const copyrightHolder = product;

/** What the list of posts says of itself, where there is a blog. */
export const blogDescription = inLocale({en: `News of ${product}`});

/** What the site is and where it is. */
export const site = {
  title: product,
  tagline,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: env.siteUrl ?? UNKNOWN_URL,
  baseUrl: env.baseUrl,
  noIndex: env.noIndex,
} satisfies Partial<Config>;

/** What the site says of its subject to programs, at the head of `llms.txt`. */
export const summary = tagline;

/**
 * Where the files of these pages are kept, on GitHub, such as `{url: 'https://github.com/you/docs', branch: 'main'}`: pages then link
 * to their files, and readers can tell in an issue what is missing.
 */
export const repository: Repository | undefined = undefined;
