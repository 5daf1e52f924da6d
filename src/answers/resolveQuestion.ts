import {fold} from '../engine/fold';
import {isIdentifier} from './isIdentifier';
import {extractVersion} from './extractVersion';
import {smallTalkOf} from './replyTo';
import type {RetrieveRequest, Retriever} from './Retriever';

const CONTINUES = /^(?:and|but|or|so|then|also|what about|how about|et|mais|ou|alors|qu'en est-il)\b[\s,]*/i;
/** Pronouns, and "that" where no clause follows: after a verb or a preposition that it goes with, or at the end. */
const REFERS =
  /\b(?:it|its|they|them|their|these|those|the same|this|(?<=(?:^|\b(?:is|are|was|does|do|did|can|could|will|would|should|for|about|of|with|to|in|on|from|like|after|before|without)\s))that|that(?=\W*$|\s+(?:for|in|on|with|without|from|to|too|work|be)\b)|il|elle|ils|elles|cela|ca|celui-ci|celle-ci|son|sa|ses|leur|leurs)\b(?! (?:site|page|dialog|documentation|docs|project|website|search))|\b(?:that|this|the other|another|each) one\b|\bones?\W*$/i;
/** Pronouns that stand for nothing: "is it possible", "faut-il". */
const IMPERSONAL =
  /\b(?:(?:is it|it is|est-il) (?=possible\b)|(?:faut|existe-t|y a-t|s['’]agit)-il\b|il (?=faut|y a\b|existe|s['’]agit))/g;
/** Begins with what ties a question to the one before: "with pnpm?". */
const ADDS = /^(?:with|without|for|on|in|using|from|as|avec|sans|pour|sur|en|dans|depuis|comme)\b/i;
/** What nothing has by itself, but what was asked about before: "what is the default?". */
const OF_SOMETHING =
  /^(?:default|defaults|type|types|value|values|example|examples|limit|maximum|minimum|price|cost|syntax|format|defaut|exemple|exemples|valeur|valeurs|prix|limite)$/i;
/** A question of its own, and not only another thing to ask the same about ("and the crawler?", "with pnpm?"). */
const ASKS =
  /\b(?:how|what|which|who|whom|whose|where|when|why|is|are|was|were|do|does|did|can|could|should|will|would|may|must|comment|combien|pourquoi|quand|quel(?:le)?s?|qui|que|quoi|ou|est|sont|peut|peux|puis|faut|dois|doit)\b/i;
/** More content words of its own than this, and a question stands for itself even with a pronoun in it. */
const WORDS_OF_A_FOLLOW_UP = 3;

function identifiersOf(words: readonly string[]): string[] {
  return words.filter(word => isIdentifier(word));
}

/** Returns those of a question's words that name a thing: identifiers, and what has a capital that does not begin the question. */
function namesOf(words: readonly string[], question: string): string[] {
  return words.filter(
    word => isIdentifier(word) || (/\p{Lu}/u.test(word) && !question.trimStart().startsWith(word)),
  );
}

/**
 * Returns a follow-up together with the question before. One that asks something of its own takes the subject over:
 * the identifiers if there are any, otherwise all words that name something. One that only names another thing to ask the
 * same about takes all of them over; a name takes the place of those before.
 */
function joinQuestions(
  text: string,
  own: readonly string[],
  before: string,
  words: readonly string[],
): string {
  const identifiers = identifiersOf(words);
  const [former] = identifiers;
  const [identifier] = identifiersOf(own);
  const asks = ASKS.test(fold(text.replace(CONTINUES, '')));
  if (!asks && former !== undefined && identifier !== undefined)
    return before.replace(former, () => identifier);
  const replaced = !asks && namesOf(own, text).length > 0 ? namesOf(words, before) : [];
  const carried =
    asks && identifiers.length > 0 ? identifiers : words.filter(word => !replaced.includes(word));
  return [text, ...carried.filter(word => !own.includes(word))].join(' ');
}

function isFollowUp(question: string, ownWords: readonly string[]): boolean {
  if (ownWords.length > WORDS_OF_A_FOLLOW_UP) return false;
  if (CONTINUES.test(question) || REFERS.test(fold(question).replace(IMPERSONAL, ''))) return true;
  if (ownWords.length === 0) return true;
  return (
    ownWords.length === 1 && (ADDS.test(question) || ownWords.some(word => OF_SOMETHING.test(fold(word))))
  );
}

/**
 * Resolves a question with those asked before it. A follow-up ("what is its default?") gets the subject of the question
 * before; one that names only another thing ("and the crawler?") asks the same about it; one that names nothing but a version ("and in v3?") repeats that question in the version. A question that
 * stands for itself forgets what was before.
 *
 * @param earlier - the reader's questions so far, the oldest first
 */
export function resolveQuestion(
  question: string,
  earlier: readonly string[],
  retriever: Retriever,
): RetrieveRequest {
  const {text, version} = extractVersion(question, retriever.names);
  const own = retriever.contentWords(text.replace(CONTINUES, ''));
  const asked = earlier.filter(one => smallTalkOf(one) === null);
  const before = asked.at(-1);
  if (before === undefined || !isFollowUp(text, own)) return {query: text, version};
  const previous = resolveQuestion(before, asked.slice(0, -1), retriever);
  if (own.length === 0) return {query: previous.query, version: version ?? previous.version};
  return {
    query: joinQuestions(text, own, previous.query, retriever.contentWords(previous.query)),
    version: version ?? previous.version,
  };
}
