import {fold} from '../engine/fold';
import {isStopWord} from '../engine/isStopWord';
import {proximity} from '../engine/proximity';
import type {Token} from '../engine/tokenize';
import {LEVELS, levelOf, type Passage, type Section} from '../content/Section';
import {type Finding, findWords} from './findWords';
import type {Question} from './readQuestion';
import {givesKind} from './kindOfAnswer';
import type {SpanSigns} from './signs';
import type {Span} from './spansOf';
import {sureShareOf} from './sureShareOf';
import {announcesFailure} from './tellsOfFailure';
import {tokensOf} from './tokensOf';

/** What a span has of a question. */
export interface SpanFinding {
  /** What tells of it that it answers the question, from its own words and those of its headings. */
  signs: Omit<SpanSigns, 'section' | 'hit' | 'page' | 'outside' | 'foreign'>;
  /**
   * Share of the question, words that no section has included, that the span has with its headings: the mean of what its
   * best passage has and of what all of them have together.
   */
  evidence: number;
  /** How many names of the question it lacks, with its headings; those that no section has included. */
  missingNames: number;
}

/** More missing names than these tell nothing more. */
const MOST_MISSING_NAMES = 3;
/** What a text says that tells a cause or what to do. */
const REMEDY =
  /\b(?:because|causes?|caused|reasons?|check|make sure|ensure|fix(?:es|ed)?|solution|remedy|if (?:you|the|your|it|no|a)|means|usually|instead|so that|until|must|parce que|cause|raison|vérifiez|assurez|si (?:vous|le|la|votre)|corrig\w*|doit)\b/gi;
/** So many words that tell a cause are as many as can be. */
const MOST_REMEDIES = 3;
/** Headings of lists of what else to read. */
const READ_ON =
  /^(?:where to go|next steps|see also|read (?:on|more)|further reading|learn more|related|resources|references|et ensuite|voir aussi|pour aller plus loin)\b/i;
/** What a word counts in the section's own heading and in those above it, beside one in the text. */
const HEADING = {own: 1.2, upper: 0.5};
/** A heading that is written as code is: `maxResultsPerGroup`, `askAi.indexName`. */
const NAME_IN_CODE = /^\S*(?:\p{Ll}\p{Lu}|[_.:])\S*$/u;
/** BM25's saturation and share of length normalization, and the length of an average span in words. */
const BM25 = {k: 1.2, b: 0.7, length: 80};
/** What an item is named agrees with the words that a question claims as well as this when it is what the question names. */
const SAME = 0.9;
/** The name that begins a row of a table or an item of a list. */
const ENTRY = /^(.{1,60}?)(?: · |: )/su;

/** Returns how much of a heading the question has × how much of the question the heading has. */
function agreementOf(
  tokens: readonly Token[],
  {covered, exactness}: Finding,
  shareOf: (found: readonly number[]) => number,
  language: string,
): number {
  const telling = tokens.filter(({term}, token) => covered.has(token) || !isStopWord(term, language));
  const sum = [...covered.values()].reduce((total, found) => total + found, 0);
  return telling.length === 0 ? 0 : (sum / telling.length) * shareOf(exactness);
}

/** Returns how many names of a question were not found, each as far as it was not. */
function missingNames({words, unknownNames}: Question, found: readonly number[]): number {
  return words.reduce(
    (sum, {name, guessed}, word) => sum + (name ? 1 - Math.min(1, guessed ? 0 : (found[word] ?? 0)) : 0),
    unknownNames,
  );
}

/** Returns the share of a question that titles of pages have and a span, with its headings, has not. */
function otherSubject({words, claim}: Question, found: readonly number[]): number {
  const missing = words.reduce(
    (sum, {subject, claim: own}, word) => sum + (subject ? own * (1 - Math.min(1, found[word] ?? 0)) : 0),
    0,
  );
  return missing / (claim || 1);
}

function larger(found: readonly number[], other: readonly number[]): number[] {
  return found.map((exactness, word) => Math.max(exactness, other[word] ?? 0));
}

/** Returns the words of the last part of an address: its anchor, or else the name of the page. */
function addressWords(url: string): string {
  return (url.split(/[/#]/).findLast(Boolean) ?? '').replace(/[-_]/g, ' ');
}

/**
 * Returns a function that tells what spans of a section have of a question, words weighted as in the question. Code counts
 * for nothing where there is prose: it repeats the words of its surroundings.
 */
export function findSigns(
  {url, hierarchy}: Section,
  question: Question,
  language: string,
): (span: Span) => SpanFinding {
  const {words, form} = question;
  const matched = words.reduce((sum, word) => sum + word.weight, 0) || 1;
  const shareOf = (found: readonly number[]) =>
    words.reduce((sum, word, position) => sum + word.weight * (found[position] ?? 0), 0) / matched;
  const sureShare = (found: readonly number[]) => sureShareOf(question, found);
  const look = (text: string) => {
    const tokens = tokensOf(text, language);
    return {tokens, found: findWords(tokens, question)};
  };
  const agreement = (text: string, share = shareOf) => {
    const {tokens, found} = look(text);
    return agreementOf(tokens, found, share, language);
  };

  const own = levelOf(hierarchy);
  const above = LEVELS.slice(1, LEVELS.indexOf(own)).flatMap(level => hierarchy[level] ?? []);
  const upper = look(above.join(' ')).found.exactness;
  const title = look(hierarchy[own] ?? '').found.exactness;
  const heading = larger(
    title.map(exactness => exactness * HEADING.own),
    upper.map(exactness => exactness * HEADING.upper),
  );
  const headings = larger(title, upper);
  const address = look(addressWords(url)).found.exactness.map((exactness, word) =>
    Math.max(0, exactness - (headings[word] ?? 0)),
  );
  const ownHeading = hierarchy[own] ?? '';
  const ofTitle = agreement(ownHeading);
  const isUnnamed = NAME_IN_CODE.test(ownHeading) && !words.some(({word}) => word.term === fold(ownHeading));

  function nameOf({kind, text}: Passage): string | undefined {
    return kind === 'row' || kind === 'item' ? ENTRY.exec(text)?.[1] : undefined;
  }

  function frequencyShare(frequency: readonly number[], length: number): number {
    const {k, b} = BM25;
    const norm = k * (1 - b + (b * length) / BM25.length);
    return shareOf(frequency.map(times => (times * (k + 1)) / (times + norm)));
  }

  return ({position, passages}) => {
    const prose = passages.filter(({kind}) => kind !== 'code');
    let together = heading;
    let frequency: readonly number[] = words.map(() => 0);
    let length = 0;
    let best = 0;
    let evidence = 0;
    let closeness = 0;
    let entry = 0;
    let defined = false;
    for (const passage of prose.length > 0 ? prose : passages) {
      const {tokens, found} = look(passage.text);
      const withHeadings = larger(found.exactness, heading);
      together = larger(together, found.exactness);
      frequency = frequency.map((times, word) => times + (found.frequency[word] ?? 0));
      length += tokens.length;
      best = Math.max(best, shareOf(withHeadings));
      evidence = Math.max(evidence, sureShare(withHeadings));
      closeness = Math.max(closeness, proximity(found.places, words.length));
      const name = nameOf(passage);
      if (name !== undefined) entry = Math.max(entry, agreement(name));
      if (name !== undefined && form === 'definition' && passage.kind === 'item')
        defined ||= agreement(name, sureShare) > SAME;
    }
    const text = passages.map(passage => passage.text).join('\n');
    const columns = passages.flatMap(({header}) => header ?? []);
    const missing = missingNames(question, together);
    const isSymptom = form === 'symptom';
    return {
      signs: {
        bestPassage: best,
        together: shareOf(together),
        upper: shareOf(upper),
        agreement: ofTitle,
        proximity: closeness,
        entry,
        definition: Number(defined),
        sample: Number(form === 'instructions' && prose.length < passages.length),
        address: shareOf(address),
        frequency: frequencyShare(frequency, length),
        first: Number(position === 0),
        introduction: Number(own === 'lvl1'),
        readOn: Number(READ_ON.test(ownHeading)),
        missingNames: Math.min(MOST_MISSING_NAMES, missing) / MOST_MISSING_NAMES,
        otherSubject: otherSubject(question, together),
        otherKind: Number(!givesKind(question.kind, `${ownHeading}\n${text}`)),
        failure: Number(isSymptom && announcesFailure([ownHeading, ...columns].join('\n'))),
        unnamed: Number(isSymptom && isUnnamed),
        remedy: isSymptom ? Math.min(MOST_REMEDIES, text.match(REMEDY)?.length ?? 0) / MOST_REMEDIES : 0,
      },
      evidence: (evidence + sureShare(together)) / 2,
      missingNames: missing,
    };
  };
}
