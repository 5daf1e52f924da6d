import {isEveryday} from './isEveryday';
import {isStopWord} from './isStopWord';
import {tokenize} from './tokenize';
import {untie} from './untie';

/** A word of a query: a term, and the words it is made of when it is an identifier. */
export interface QueryWord {
  term: string;
  parts: string[];
  /** An identifier as it was typed, in small letters: signs tell `facet_filters` from `facetFilters`. */
  literal: string | null;
  /** The word run together with the one before or after it: "site map" may mean `sitemap`. */
  joined: string[];
  /** Whether the reader may still be typing it: nothing follows the word. */
  open: boolean;
  stop: boolean;
  /** Whether it is a word of everyday speech in a sentence. */
  everyday: boolean;
}

/** Fewer words than these are no sentence: each was chosen. */
const WORDS_OF_A_SENTENCE = 3;

/**
 * Returns the words of a query, each once. The last word is open as long as nothing follows it, a blank or a question
 * mark, and an open word is never taken for a stop word: who types "the" may be on the way to "theme". In a query of
 * stop words only, each of them counts.
 *
 * @param others - further languages of the texts: their stop words count no more than those of `language`
 */
export function parseQuery(typed: string, language: string, others: readonly string[] = []): QueryWord[] {
  const query = untie(typed, language);
  const tokens = tokenize(query, language);
  const words = new Map<string, QueryWord>();
  const isStop = (term: string) => [language, ...others].some(each => isStopWord(term, each));
  tokens.forEach(({term, parts, start, end}, position) => {
    const open = end === query.length;
    const before = tokens[position - 1]?.term;
    const after = tokens[position + 1]?.term;
    words.set(term, {
      term,
      parts: parts.map(part => part.term),
      literal: parts.length > 0 ? query.slice(start, end).toLowerCase() : null,
      joined: [...(before ? [before + term] : []), ...(after ? [term + after] : [])],
      open,
      everyday: !open && tokens.length >= WORDS_OF_A_SENTENCE && isEveryday(term, language),
      stop: !open && isStop(term),
    });
  });
  const all = [...words.values()];
  return all.every(word => word.stop) ? all.map(word => ({...word, stop: false})) : all;
}
