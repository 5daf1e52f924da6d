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

/** An answer in full. */
export interface Answer {
  /** The whole answer as Markdown. */
  text: string;
  /** What is quoted, the best first; empty when the answer declines. */
  passages: QuotedPassage[];
  /** Whether nothing was good enough, so that the text says so and names the nearest pages. */
  declined: boolean;
}

/** What happens while an answer is made, in order: search, found, text by text, end. */
export type AnswerEvent =
  | {type: 'search'; query: string}
  | {type: 'found'; query: string; hits: FoundSection[]}
  | {type: 'text'; text: string}
  | {type: 'end'; answer: Answer};
