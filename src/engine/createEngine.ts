import {LEVELS, type Passage, type Section, levelOf, urlWithoutAnchor} from '../content/Section';
import type {Synonym} from '../content/Synonym';
import {bonusOf} from './bonusOf';
import {coverageOf, strictnessOf} from './coverage';
import {createTermIndex, type TermDocument} from './createTermIndex';
import {createThesaurus, type Thesaurus} from './createThesaurus';
import {createVocabulary} from './createVocabulary';
import {definition} from './definition';
import {headingMatch} from './headingMatch';
import {learnAcronyms} from './learnAcronyms';
import {literalShare} from './literalShare';
import {matchQuery, type QueryMatch} from './matchQuery';
import {passageScore} from './passageScore';
import {proximity} from './proximity';
import {type TermList, termListOf} from './TermList';
import {tokenize} from './tokenize';
import {WEIGHTS} from './weights';
import {wordPositions} from './wordPositions';

/** A section that has words of a query. */
export interface RankedSection {
  section: Section;
  /** Higher is better; comparable within one query only. */
  score: number;
  /** What of the query was found at all: what there is to highlight. */
  match: QueryMatch;
  /** Whether the section's heading, with those above it, has every word that the section has. Found when asked for. */
  readonly inHeading: boolean;
  /** The passage that answers the query best, `null` where only headings do. Found when asked for. */
  readonly passage: Passage | null;
}

export interface EngineQueryOptions {
  /** The most sections to return; all that match by default. */
  limit?: number;
}

export interface EngineOptions {
  /** Language of the queries. */
  language: string;
  /** What the site says means the same. */
  synonyms?: readonly Synonym[];
  /** Sections that lie outside the documentation, in a blog for one. */
  outside?: ReadonlySet<Section>;
}

/** Keyword search over some sections. */
export interface Engine extends Thesaurus {
  sections: readonly Section[];
  /** Every term of the sections, with the number of its occurrences. */
  terms: ReadonlyMap<string, number>;
  /** Returns what of a query the sections have in its own words, without ranking them. */
  match(query: string): QueryMatch;
  /** Returns the sections that match a query, best first. Without a word to look for, all of them, pages first. */
  search(query: string, options?: EngineQueryOptions): RankedSection[];
}

/** What is kept of a section. */
interface Entry {
  id: number;
  section: Section;
  heading: TermList;
  upper: TermList;
  passages: readonly TermList[];
  /** Whether it is a list of what else to read. */
  closing: boolean;
}

interface Candidate {
  entry: Entry;
  score: number;
}

/** Headings of lists of what else to read. */
const READ_ON =
  /^(?:where to go|what.s next|next steps?\b|see also|read (?:on|more)|further reading|learn more|related|pour (?:continuer|aller plus loin)|et (?:ensuite|maintenant)|voir aussi|à lire|lire (?:aussi|ensuite)|étapes suivantes|prochaines étapes|en savoir plus)/i;
/** What a section counts that is not in the language of the index: a page without translation. */
const FOREIGN = 0.7;
/** What a section counts that says word for word what a better one does: a part that several pages include. */
const COPY = 0.5;
/** How many of the best are ranked again by what is dearer to find out. */
const RERANKED = 30;

function depthOf({hierarchy}: Section): number {
  return LEVELS.indexOf(levelOf(hierarchy));
}

function upperHeadings(section: Section): string {
  const own = depthOf(section);
  // The name of a group says what its pages are about; their sections have the page's title for that.
  return LEVELS.slice(own > 1 ? 1 : 0, own)
    .flatMap(level => section.hierarchy[level] ?? [])
    .join('\n');
}

/** Headings such as "Ask AI" are typed as one word too. */
function joinedPairs(terms: TermList): string[] {
  const whole = terms.map(entry => (typeof entry === 'string' ? entry : (entry[0] ?? '')));
  return whole.slice(1).map((term, index) => (whole[index] ?? '') + term);
}

/** What an address says besides the heading: an anchor is often the name a section had before, or goes by elsewhere. */
function addressTerms(section: Section, heading: readonly string[], language: string): string[] {
  const address = section.anchor ?? urlWithoutAnchor(section).split('/').findLast(Boolean) ?? '';
  return tokenize(address.replaceAll(/[-_]/g, ' '), language).flatMap(({term}) =>
    heading.includes(term) ? [] : term,
  );
}

/** Returns what a section says under its heading, with the heading; `null` where it says nothing. */
function textOf({hierarchy, passages}: Section): string | null {
  if (passages.length === 0) return null;
  return [hierarchy[levelOf(hierarchy)], ...passages.map(({text}) => text)].join('\n');
}

/** Returns whether each section closes its page with a list of what else to read: that names subjects, and says nothing of them. */
function closingLists(sections: readonly Section[]): boolean[] {
  return sections.map((section, index) => {
    const next = sections[index + 1];
    const isLast = !next || urlWithoutAnchor(next) !== urlWithoutAnchor(section);
    return (
      isLast &&
      section.anchor !== null &&
      READ_ON.test(section.hierarchy[levelOf(section.hierarchy)] ?? '') &&
      section.passages.every(({kind}) => kind === 'item' || kind === 'text')
    );
  });
}

/** Returns the languages of some sections: that of the site first, then those of pages that are not translated. */
function languagesOf(sections: readonly Section[], language: string): [string, ...string[]] {
  const others = new Set(sections.flatMap(section => section.language ?? []));
  others.delete(language);
  return [language, ...others];
}

function documentOf(
  {section, heading, upper, passages}: Entry,
  termsOf: (text: string) => TermList,
  language: string,
): TermDocument {
  const ofKind = (code: boolean) =>
    passages.flatMap((terms, position) =>
      (section.passages[position]?.kind === 'code') === code ? terms.flat() : [],
    );
  const own = [...heading.flat(), ...joinedPairs(heading)];
  return {
    heading: own,
    title: [
      ...upper.flat(),
      ...addressTerms(section, own, language),
      ...(section.keywords ?? []).flatMap(keyword => termsOf(keyword).flat()),
    ],
    text: ofKind(false),
    code: ofKind(true),
  };
}

/**
 * Returns an engine over the given sections: BM25 below, a ranking of its own above. A section's score is
 * the sum of its words' scores × coverage^γ (see `coverageOf`), less for a page without translation and for one outside the
 * documentation; the best 30 are
 * ranked again by `bonusOf`. The same sections and query always give the same order.
 */
export function createEngine(
  sections: readonly Section[],
  {language, synonyms = [], outside = new Set()}: EngineOptions,
): Engine {
  const languages = languagesOf(sections, language);
  const known = new Map<string, string>();
  const termsOf = (text: string) => termListOf(tokenize(text, language), known);
  const closing = closingLists(sections);
  const entries = sections.map((section, id): Entry => ({
    id,
    section,
    heading: termsOf(section.hierarchy[levelOf(section.hierarchy)] ?? ''),
    upper: termsOf(upperHeadings(section)),
    passages: section.passages.map(({text}) => termsOf(text)),
    closing: closing[id] ?? false,
  }));
  const index = createTermIndex(entries.map(entry => documentOf(entry, termsOf, language)));
  const lookup = {index, vocabulary: createVocabulary(index.terms, languages), size: sections.length};

  function byLevel(): Candidate[] {
    return entries
      .map(entry => ({entry, score: 0}))
      .sort((a, b) => depthOf(a.entry.section) - depthOf(b.entry.section) || a.entry.id - b.entry.id);
  }

  function rankAgain({section, heading, upper, passages}: Entry, match: QueryMatch): number {
    const inPassages = passages.map(terms => wordPositions(terms, match));
    const together = [wordPositions(heading, match), ...inPassages].map(found =>
      proximity(found, match.words.length),
    );
    const defined = inPassages.map((found, place) => {
      const kind = section.passages[place]?.kind;
      return kind === 'item' || kind === 'row' ? definition(found, match) : 0;
    });
    return bonusOf({
      section,
      heading: headingMatch(heading, match, section.language ?? language),
      headings: headingMatch([...heading, ...upper], match, section.language ?? language).answered,
      proximity: Math.max(...together),
      defined: Math.max(0, ...defined),
      literal: literalShare(section, match),
    });
  }

  function rank(match: QueryMatch): Candidate[] {
    const {exponent, leastShare} = strictnessOf(match.words);
    const found = coverageOf(match.words);
    let best = 0;
    for (const {share} of found.values()) best = Math.max(best, share);
    const byScore = (a: Candidate, b: Candidate) => b.score - a.score || a.entry.id - b.entry.id;
    const ranked = entries
      .flatMap(entry => {
        const coverage = found.get(entry.id);
        if (!coverage || coverage.share < leastShare * best) return [];
        const factor =
          (entry.section.language === undefined ? 1 : FOREIGN) *
          (outside.has(entry.section) ? WEIGHTS.outside : 1);
        return {entry, score: factor * coverage.score * coverage.share ** exponent};
      })
      .sort(byScore)
      .map(({entry, score}, place) => ({
        entry,
        score: place < RERANKED ? score * rankAgain(entry, match) : score,
      }))
      .sort(byScore);
    const texts = new Set<string>();
    for (const candidate of ranked.slice(0, RERANKED)) {
      const text = textOf(candidate.entry.section);
      if (text !== null && texts.has(text)) candidate.score *= COPY;
      else if (text !== null) texts.add(text);
    }
    ranked.sort(byScore);
    const results = ranked.filter(({entry}) => !entry.closing);
    return results.length > 0 ? results : ranked;
  }

  function isInHeading({id, heading, upper}: Entry, match: QueryMatch): boolean {
    const own = headingMatch(heading, match, language).words;
    if (own.size === 0) return match.words.length === 0;
    const above = headingMatch(upper, match, language).words;
    return match.words.every(
      ({documents, word}, position) =>
        word.stop || !documents.has(id) || own.has(position) || above.has(position),
    );
  }

  function bestPassage({section, passages}: Entry, match: QueryMatch): Passage | null {
    let best: Passage | null = null;
    let most = 0;
    section.passages.forEach((passage, position) => {
      const score = passageScore({kind: passage.kind, terms: passages[position] ?? [], position}, match);
      if (score > most) {
        best = passage;
        most = score;
      }
    });
    return best;
  }

  const thesaurus = createThesaurus([...synonyms, ...learnAcronyms(sections)], language);

  return {
    sections,
    terms: index.terms,
    alternativesOf: thesaurus.alternativesOf,
    match: query => matchQuery(query, languages, lookup),
    search(query, {limit = Infinity} = {}) {
      const found = matchQuery(query, languages, lookup, thesaurus);
      return (found.empty ? byLevel() : rank(found)).slice(0, limit).map(({entry, score}) => ({
        section: entry.section,
        score,
        match: found,
        get inHeading() {
          return isInHeading(entry, found);
        },
        get passage() {
          return bestPassage(entry, found);
        },
      }));
    },
  };
}
