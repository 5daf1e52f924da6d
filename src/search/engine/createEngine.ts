import {LEVELS, type Passage, type Section, levelOf, urlWithoutAnchor} from '../records/Section';
import {bestPassage, passageScore} from './bestPassage';
import {bonusOf} from './bonusOf';
import {definition} from './definition';
import {coverage, coverageExponent} from './coverage';
import {createTermIndex} from './createTermIndex';
import {createVocabulary} from './createVocabulary';
import {extendPassage} from './extendPassage';
import {type HeadingMatch, headingMatch} from './headingMatch';
import {type Lookup, type MatchedWord, STOP_WORD_WEIGHT, matchWord} from './matchWord';
import {parseQuery} from './parseQuery';
import {proximity} from './proximity';
import {type Token, tokenize} from './tokenize';
import {wordPositions} from './wordPositions';

/** A section that has words of a query. */
export interface RankedSection {
  section: Section;
  /** Higher is better; comparable within one query only. */
  score: number;
  /** The query's words that were found somewhere, with the terms they may mean: what there is to highlight. */
  words: readonly MatchedWord[];
  /** Whether the section's heading, with those above it, has every word that the section has. Found when asked for. */
  readonly inHeading: boolean;
  /** The passage that answers the query best, `null` where only headings do. Found when it is asked for. */
  readonly passage: Passage | null;
}

/** A passage that may answer a question, with those after it up to about 80 words. */
export interface RankedPassage {
  section: Section;
  score: number;
  passages: Passage[];
}

export interface SearchOptions {
  /** The most sections to return; all that match by default. */
  limit?: number;
}

export interface PassageOptions {
  /** How many of the best sections are looked through, 12 by default. */
  sections?: number;
  /** How many passages are returned, 5 by default. */
  passages?: number;
}

/** Keyword search and passage retrieval over some sections. */
export interface Engine {
  sections: readonly Section[];
  /** Returns the sections that match a query, best first. Without a word to look for, all of them, pages first. */
  search(query: string, options?: SearchOptions): RankedSection[];
  /** Returns the passages that may answer a question, best first. */
  rankPassages(question: string, options?: PassageOptions): RankedPassage[];
}

interface Candidate {
  id: number;
  section: Section;
  score: number;
}

/** How many of the best are ranked again by what is dearer to find out. */
const RERANKED = 30;
const SECTION_POWER = 0.5;
const LATER_PASSAGE_FACTOR = 0.99;

function termsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({term, parts}) => [term, ...parts.map(part => part.term)]);
}

/** Headings such as "Ask AI" are typed as one word too. */
function joinedPairs(tokens: readonly Token[]): string[] {
  return tokens.slice(1).map((token, index) => (tokens[index]?.term ?? '') + token.term);
}

function ownHeading({hierarchy}: Section): string {
  return hierarchy[levelOf(hierarchy)] ?? '';
}

function upperHeadings({hierarchy}: Section): string[] {
  const own = LEVELS.indexOf(levelOf(hierarchy));
  return LEVELS.slice(1, own).flatMap(level => hierarchy[level] ?? []);
}

/** What an address says besides the heading: an anchor is often the name a section had before, or goes by elsewhere. */
function addressTerms(section: Section, heading: readonly string[], language: string): string[] {
  const address = section.anchor ?? urlWithoutAnchor(section).split('/').findLast(Boolean) ?? '';
  return termsOf(tokenize(address.replaceAll(/[-_]/g, ' '), language)).filter(
    term => !heading.includes(term),
  );
}

/** Returns where on its page each section stands, from 0 for the first to 1 for the last. */
function positionsOnPage(sections: readonly Section[]): number[] {
  const counts = new Map<string, number>();
  const places = sections.map(section => {
    const page = urlWithoutAnchor(section);
    const place = counts.get(page) ?? 0;
    counts.set(page, place + 1);
    return {page, place};
  });
  return places.map(({page, place}) => place / Math.max(1, (counts.get(page) ?? 1) - 1));
}

/**
 * Returns an engine over the given sections: BM25 on MiniSearch below, a ranking of its own above. A section's score is
 * the sum of its words' scores × coverage^γ (see `coverage`); the best 30 are ranked again by `bonusOf`. The same
 * sections and query always give the same order.
 */
export function createEngine(sections: readonly Section[], {language}: {language: string}): Engine {
  const headings = sections.map(section => tokenize(ownHeading(section), language));
  const uppers = sections.map(section => upperHeadings(section).flatMap(text => tokenize(text, language)));
  const positions = positionsOnPage(sections);
  const passageTokens = new Map<Passage, Token[]>();

  const index = createTermIndex(
    sections.map((section, id) => {
      const fieldTerms = (code: boolean) =>
        section.passages
          .filter(({kind}) => (kind === 'code') === code)
          .flatMap(({text}) => termsOf(tokenize(text, language)));
      const tokens = headings[id] ?? [];
      const heading = [...termsOf(tokens), ...joinedPairs(tokens)];
      return {
        heading,
        title: [...termsOf(uppers[id] ?? []), ...addressTerms(section, heading, language)],
        text: fieldTerms(false),
        code: fieldTerms(true),
      };
    }),
  );
  const lookup: Lookup = {
    index,
    vocabulary: createVocabulary(index.terms.keys(), language),
    size: sections.length,
  };

  // Kept for the sections that are looked at again, keystroke after keystroke.
  function tokensOf(passage: Passage): readonly Token[] {
    let tokens = passageTokens.get(passage);
    if (!tokens) {
      tokens = tokenize(passage.text, language);
      passageTokens.set(passage, tokens);
    }
    return tokens;
  }

  function baseScores(words: readonly MatchedWord[]): {id: number; score: number}[] {
    const exponent = coverageExponent(words);
    const sums = new Map<number, number>();
    for (const {documents, word} of words)
      for (const [id, {score}] of documents)
        sums.set(id, (sums.get(id) ?? 0) + score * (word.stop ? STOP_WORD_WEIGHT : 1));
    return Array.from(sums, ([id, sum]) => ({id, score: sum * coverage(words, id) ** exponent})).sort(
      (a, b) => b.score - a.score || a.id - b.id,
    );
  }

  function headingOf(id: number, words: readonly MatchedWord[]): HeadingMatch {
    return headingMatch(headings[id] ?? [], words, language);
  }

  function rankAgain(id: number, section: Section, words: readonly MatchedWord[]): number {
    const places = section.passages.map(passage => wordPositions(tokensOf(passage), words));
    const together = [wordPositions(headings[id] ?? [], words), ...places].map(found =>
      proximity(found, words.length),
    );
    return bonusOf({
      section,
      heading: headingOf(id, words),
      proximity: Math.max(...together),
      defined: Math.max(
        0,
        ...section.passages.map(({kind}, place) =>
          kind === 'item' || kind === 'row' ? definition(places[place] ?? [], words) : 0,
        ),
      ),
      wordCount: words.length,
      position: positions[id] ?? 0,
    });
  }

  function byLevel(): Candidate[] {
    const depth = ({hierarchy}: Section) => LEVELS.indexOf(levelOf(hierarchy));
    return sections
      .map((section, id) => ({id, section, score: 0}))
      .sort((a, b) => depth(a.section) - depth(b.section) || a.id - b.id);
  }

  function rank(words: readonly MatchedWord[]): Candidate[] {
    const ranked = baseScores(words).flatMap(({id, score}, place) => {
      const section = sections[id];
      if (!section) return [];
      return [{id, section, score: place < RERANKED ? score * rankAgain(id, section, words) : score}];
    });
    return ranked.sort((a, b) => b.score - a.score || a.id - b.id);
  }

  function isInHeading(id: number, words: readonly MatchedWord[]): boolean {
    const own = headingOf(id, words).words;
    if (own.size === 0) return words.length === 0;
    const upper = headingMatch(uppers[id] ?? [], words, language).words;
    return words.every(
      ({documents, word}, position) =>
        word.stop || !documents.has(id) || own.has(position) || upper.has(position),
    );
  }

  return {
    sections,
    search(query, {limit = Infinity} = {}) {
      const parsed = parseQuery(query, language);
      const words = parsed.flatMap(word => matchWord(word, lookup) ?? []);
      return (parsed.length > 0 ? rank(words) : byLevel()).slice(0, limit).map(({id, section, score}) => ({
        section,
        score,
        words,
        get inHeading() {
          return isInHeading(id, words);
        },
        get passage() {
          const best = bestPassage(
            section.passages,
            position => {
              const passage = section.passages[position];
              return passage ? tokensOf(passage) : [];
            },
            words,
          );
          return best ? (section.passages[best.position] ?? null) : null;
        },
      }));
    },
    rankPassages(question, {sections: sectionCount = 12, passages: passageCount = 5} = {}) {
      const words = parseQuery(`${question} `, language).flatMap(word => matchWord(word, lookup) ?? []);
      const best = rank(words).slice(0, sectionCount);
      const top = best[0]?.score ?? 1;
      const taken = new Set<Passage>();
      return best
        .flatMap(({id, section, score}) => {
          const heading = headingOf(id, words).words;
          return section.passages.map((passage, position) => ({
            section,
            score:
              (score / top) ** SECTION_POWER *
              passageScore(tokensOf(passage), passage.kind, words, heading) *
              LATER_PASSAGE_FACTOR ** position,
            passages: extendPassage(section.passages, position),
          }));
        })
        .filter(({score}) => score > 0)
        .sort((a, b) => b.score - a.score)
        .filter(({passages: [first, ...following]}) => {
          // What a better passage runs on into is not said twice.
          if (!first || taken.has(first)) return false;
          for (const passage of [first, ...following]) taken.add(passage);
          return true;
        })
        .slice(0, passageCount);
    },
  };
}
