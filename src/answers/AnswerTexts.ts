/** Another language that the site has pages in. */
export interface OtherLanguage {
  /** Its code, `fr`. */
  code: string;
  /** Its own name, `Français`. */
  name: string;
  /** Where its pages are. */
  url: string;
}

/** The answerer's own words, of which there are few: everything else it says is quoted. */
export interface AnswerTexts {
  /** Before the best passage; `{source}` is the linked path of headings. */
  lead: string;
  /** The same where it is not sure that the passage answers. */
  closest: string;
  /** Names a further passage, which is folded; `{heading}` is its heading. */
  further: string;
  /** Above the list of what else to read. */
  readOn: string;
  /** In place of an answer, above the nearest pages. */
  declined: string;
  /** In place of an answer from one page, above the nearest pages of all. */
  declinedOnPage: string;
  /** In place of an answer, where no page comes close. */
  nothing: string;
  /** In place of an answer to a question in another language; `{language}` is a link to its pages. */
  elsewhere: string;
  /** Returned to a greeting. */
  greeting: string;
  /** Returned to thanks. */
  thanks: string;
  /** What it can do. */
  abilities: string;
  /** Said to a bare "Why?". */
  reason: string;
  /** The other languages of the site; none unless given. */
  languages?: readonly OtherLanguage[];
}

/** The texts in English; the dialog passes those of its language. */
export const ENGLISH_TEXTS: AnswerTexts = {
  lead: 'The documentation says, under {source}:',
  closest: 'This may not answer your question. What comes closest is under {source}:',
  further: 'See also: {heading}',
  readOn: 'Read on:',
  declined:
    'I found no answer to this in the documentation. These pages come closest; a keyword search may find more:',
  declinedOnPage: 'This page does not answer that. In the whole documentation, these come closest:',
  nothing: 'I found nothing about this in the documentation. Try other words, or a keyword search.',
  elsewhere: 'These pages are in another language than your question. Ask again in {language}.',
  greeting: 'Hello. Ask me about this documentation, and I quote what it says.',
  thanks: 'You are welcome. Ask on whenever you like.',
  abilities:
    'I answer questions about this documentation by quoting its pages word for word, each with a link to its place. Ask how something is done or what it means, tell what goes wrong, or paste an error message. What the pages do not say I do not know.',
  reason:
    'I quote what the documentation says and give no reasons of my own. Ask again and name what you mean, for example: Why do I get no results?',
};
