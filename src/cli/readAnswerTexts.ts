import {type AnswerTexts, ENGLISH_TEXTS, type OtherLanguage} from '../answers/AnswerTexts';
import {readIfPresent} from './markdownFiles';
import {ownLayout, type SiteLayout} from './SiteLayout';

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

/** Returns the languages of the site with their addresses. */
function languagesOf({locales, baseUrl}: SiteLayout): OtherLanguage[] {
  return locales.map((code, place) => ({
    code,
    name: new Intl.DisplayNames([code], {type: 'language'}).of(code) ?? code,
    url: place === 0 ? baseUrl : `${baseUrl}${code}/`,
  }));
}

/**
 * Returns the answerer's own words in a locale, from the translations that the dialog takes them from; English where
 * there is no translation.
 */
export function readAnswerTexts(
  siteDir: string,
  locale: string,
  layout: SiteLayout = ownLayout(),
): AnswerTexts {
  const messages: unknown = JSON.parse(
    readIfPresent(`${siteDir}/${layout.translations}/${locale}/code.json`) ?? '{}',
  );
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
    languages: languagesOf(layout).filter(({code}) => code !== locale),
  };
}
