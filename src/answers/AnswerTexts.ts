/** The answerer's own words, of which there are few: everything else it says is quoted. */
export interface AnswerTexts {
  /** Before the best passage; `{source}` is the linked path of headings. */
  lead: string;
  /** Before each further passage. */
  further: string;
  /** Above the list of what else to read. */
  readOn: string;
  /** In place of an answer, above the nearest pages. */
  declined: string;
  /** In place of an answer, where no page comes close. */
  nothing: string;
}

/** The texts in English; the dialog passes those of its language. */
export const ENGLISH_TEXTS: AnswerTexts = {
  lead: 'The documentation says, under {source}:',
  further: 'See also {source}:',
  readOn: 'Read on:',
  declined:
    'I found no answer to this in the documentation. These pages come closest; a keyword search may find more:',
  nothing: 'I found nothing about this in the documentation. Try other words, or a keyword search.',
};
