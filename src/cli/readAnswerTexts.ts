import {existsSync, readdirSync} from 'node:fs';
import {type AnswerTexts, ENGLISH_TEXTS, type OtherLanguage} from '../answers/AnswerTexts';
import {readIfPresent} from './markdownFiles';

const ID = 'site.ask.answer.';

function messageOf(messages: unknown, id: string): string | undefined {
  const entry: unknown =
    typeof messages === 'object' && messages !== null
      ? Object.entries(messages).find(([key]) => key === id)?.[1]
      : undefined;
  return typeof entry === 'object' &&
    entry !== null &&
    'message' in entry &&
    typeof entry.message === 'string'
    ? entry.message
    : undefined;
}

/** Returns the languages that the site has translations for, and the one that it is written in. */
function languagesOf(siteDir: string): OtherLanguage[] {
  const folder = `${siteDir}/src/i18n`;
  const translated = existsSync(folder)
    ? readdirSync(folder, {withFileTypes: true}).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
    : [];
  return [
    {code: 'en', name: 'English', url: '/'},
    ...translated.map(code => ({
      code,
      name: new Intl.DisplayNames([code], {type: 'language'}).of(code) ?? code,
      url: `/${code}/`,
    })),
  ];
}

/**
 * Returns the answerer's own words in a locale, from the translations that the dialog takes them from; English where
 * there is no translation.
 */
export function readAnswerTexts(siteDir: string, locale: string): AnswerTexts {
  const messages: unknown = JSON.parse(readIfPresent(`${siteDir}/src/i18n/${locale}/code.json`) ?? '{}');
  const text = (name: Exclude<keyof AnswerTexts, 'languages'>) =>
    messageOf(messages, `${ID}${name}`) ?? ENGLISH_TEXTS[name];
  return {
    lead: text('lead'),
    closest: text('closest'),
    further: text('further'),
    readOn: text('readOn'),
    declined: text('declined'),
    declinedOnPage: text('declinedOnPage'),
    nothing: text('nothing'),
    elsewhere: text('elsewhere'),
    greeting: text('greeting'),
    thanks: text('thanks'),
    abilities: text('abilities'),
    reason: text('reason'),
    languages: languagesOf(siteDir).filter(({code}) => code !== locale),
  };
}
