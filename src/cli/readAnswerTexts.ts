import {type AnswerTexts, ENGLISH_TEXTS} from '../answers/AnswerTexts';
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

/**
 * Returns the answerer's own words in a locale, from the translations that the dialog takes them from; English where
 * there is no translation.
 */
export function readAnswerTexts(siteDir: string, locale: string): AnswerTexts {
  const messages: unknown = JSON.parse(readIfPresent(`${siteDir}/src/i18n/${locale}/code.json`) ?? '{}');
  const text = (name: keyof AnswerTexts) => messageOf(messages, `${ID}${name}`) ?? ENGLISH_TEXTS[name];
  return {
    lead: text('lead'),
    further: text('further'),
    readOn: text('readOn'),
    declined: text('declined'),
    nothing: text('nothing'),
  };
}
