/** What tells of a span that it answers a question, beside the other spans. */
export const SPAN_SIGNS = [
  /** The root of the section's score beside that of the best section. */
  'section',
  /** The root of the section's score as a hit of the search beside that of the best hit. */
  'hit',
  /** The scores of the page's sections beside those of the best page. */
  'page',
  /** It lies outside the documentation, in a blog for one: it tells of things, and not how they are now. */
  'outside',
  /** It is not in the language of the question: a page without translation. */
  'foreign',
  /** Share of the question that its best passage has with its headings. */
  'bestPassage',
  /** The same of all its passages together. */
  'together',
  /** The same of the headings above the section. */
  'upper',
  /** How much of the heading the question has × how much of the question the heading has. */
  'agreement',
  /** Words that stand together. */
  'proximity',
  /** A row or an item whose name is what is asked about. */
  'entry',
  /** An item that says what it is that is asked about. */
  'definition',
  /** Code, where it is asked how something is done. */
  'sample',
  /** Share of the question that the address of the section has and its headings do not: headings are reworded, addresses stay. */
  'address',
  /** How often the words occur in how long a text. */
  'frequency',
  /** The first span of its section. */
  'first',
  /** It stands before the first heading of a page: that introduces the page, and answers less. */
  'introduction',
  /** It is a list of what else to read: that names the subject, and says nothing about it. */
  'readOn',
  /** How many names of the question it lacks, with its headings; of more than three, three. */
  'missingNames',
  /** Share of the question that is in the titles of pages and not in it: it is about another subject. */
  'otherSubject',
  /** It lacks the kind of answer that is asked for: a number, a duration, a price. */
  'otherKind',
  /** It says what causes something or what to do about it, where the question tells of a symptom. */
  'remedy',
  /** Its heading or the names of its columns tell of a failure, and the question tells of a symptom. */
  'failure',
  /** Its heading is the name of an option that the question does not name, and the question tells of a symptom. */
  'unnamed',
] as const;

export type SpanSign = (typeof SPAN_SIGNS)[number];
export type SpanSigns = Record<SpanSign, number>;

/** What tells of the best spans that the first of them answers the question at all. */
export const CONFIDENCE_SIGNS = [
  /** The logarithm of the most evidence that one of the first three has. */
  'evidence',
  /** How many names of the question all of the first three lack. */
  'missingNames',
  /** Tens of words in the question: a longer one says more that no passage repeats, so that less evidence is asked. */
  'length',
  /** How likely the first span is beside all others: where many do as well, none of them says it. */
  'share',
  /** The first span lacks the kind of answer that is asked for. */
  'otherKind',
  'constant',
] as const;

export type ConfidenceSign = (typeof CONFIDENCE_SIGNS)[number];
