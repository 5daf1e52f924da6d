/** A section that a search found: its address, and the headings above it as a DocSearch record has them. */
export interface FoundSection {
  url: string;
  /** Set where it is not the language of the question: that of a page without translation. */
  language?: string;
  hierarchy: {lvl0: string} & {[level in `lvl${1 | 2 | 3 | 4 | 5 | 6}`]?: string | null};
}

/** What an answer quotes: the words themselves, and where they stand. */
export interface QuotedPassage {
  url: string;
  text: string;
}

/** What an answer is: one that is sure, what comes closest and may not answer, or nothing. */
export type AnswerState = 'answer' | 'closest' | 'none';

/** An answer in full. */
export interface Answer {
  /** The whole answer as Markdown. */
  text: string;
  /** What is quoted, the best first; empty when there is nothing to quote. */
  passages: QuotedPassage[];
  state: AnswerState;
  /** Whether nothing came close enough to be quoted: the state is `none`. */
  declined: boolean;
}

/** What happens while an answer is made, in order: search, found, text by text, end. */
export type AnswerEvent =
  | {type: 'search'; query: string}
  | {type: 'found'; query: string; hits: FoundSection[]}
  | {type: 'text'; text: string}
  | {type: 'end'; answer: Answer};
