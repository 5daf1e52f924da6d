import {extractVersion} from './extractVersion';
import type {RetrieveRequest, Retriever} from './Retriever';

const CONTINUES = /^(?:and|but|or|so|then|also|what about|how about|et|mais|ou|alors|qu'en est-il)\b[\s,]*/i;
const REFERS =
  /\b(?:it|its|they|them|their|this|that|these|those|one|il|elle|ils|elles|cela|ça|celui-ci|son|sa|ses|leur|leurs)\b/i;
/** Written as code: `maxResultsPerGroup`, `docusaurus_tag`, `--watch`, `askAi.indexName`. */
const IDENTIFIER = /\p{Ll}\p{Lu}|[_$]|^-{2}|\w\.\w/u;
/** More content words of its own than this, and a question stands for itself even with a pronoun in it. */
const WORDS_OF_A_FOLLOW_UP = 3;

/** Returns what a question is about: its identifiers if it has any, otherwise all its content words. */
function subjectOf(question: string, {contentWords}: Retriever): string[] {
  const words = contentWords(question);
  const identifiers = words.filter(word => IDENTIFIER.test(word));
  return identifiers.length > 0 ? identifiers : words;
}

function isFollowUp(question: string, ownWords: readonly string[]): boolean {
  return (
    ownWords.length <= WORDS_OF_A_FOLLOW_UP &&
    (CONTINUES.test(question) || REFERS.test(question) || ownWords.length <= 1)
  );
}

/**
 * Resolves a question with those asked before it. A follow-up ("what is its default?") gets the subject of the question
 * before; one that names nothing but a version ("and in v3?") repeats that question in the version. A question that
 * stands for itself forgets what was before.
 *
 * @param earlier - the reader's questions so far, the oldest first
 */
export function resolveQuestion(
  question: string,
  earlier: readonly string[],
  retriever: Retriever,
): RetrieveRequest {
  const {text, version} = extractVersion(question, retriever.versions);
  const own = retriever.contentWords(text.replace(CONTINUES, ''));
  const before = earlier.at(-1);
  if (before === undefined || !isFollowUp(text, own)) return {query: text, version};
  const previous = resolveQuestion(before, earlier.slice(0, -1), retriever);
  if (own.length === 0) return {query: previous.query, version: version ?? previous.version};
  const subject = subjectOf(previous.query, retriever).filter(word => !own.includes(word));
  return {query: [text, ...subject].join(' '), version: version ?? previous.version};
}
