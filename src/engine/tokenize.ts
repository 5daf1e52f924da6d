import {fold} from './fold';

/** A term and the place in the text it was read from, as UTF-16 offsets. */
export interface TextRange {
  term: string;
  start: number;
  end: number;
}

/** A word or identifier, with the words it is made of: none for a plain word. */
export interface Token extends TextRange {
  parts: TextRange[];
}

// A word may go on after one connecting sign, so that `docusaurus_tag`, `v4/askai` and `client-side` stay whole. Soft
// hyphens and joiners stand inside words.
const WORD =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}\xad\u200c\u200d]*(?:[-_./:@+][\p{L}\p{N}][\p{L}\p{N}\p{M}\xad\u200c\u200d]*)*/gu;
/** Most words: nothing to fold, nothing to take apart. */
const PLAIN_WORD = /^(?:[A-Za-z]?[a-z0-9]+|[A-Z0-9]+)$/;
const NO_PARTS: TextRange[] = [];
const PIECE = /[\p{L}\p{N}\p{M}\xad\u200c\u200d]+/gu;
const CAMEL_PART = /\p{Lu}+(?!\p{Ll})[\p{N}\p{M}]*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+|[^]/gu;
const CAMEL = /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;
/** Scripts that are written without blanks between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
/** Addresses have many pieces; as one term they would only fill the vocabulary. */
const MOST_PIECES_IN_A_TERM = 4;

const segmenters = new Map<string, Intl.Segmenter | null>();

function segmenterFor(language: string): Intl.Segmenter | null {
  const known = segmenters.get(language);
  if (known !== undefined) return known;
  let segmenter: Intl.Segmenter | null = null;
  try {
    segmenter = new Intl.Segmenter(language, {granularity: 'word'});
  } catch {
    // No segmenter here, or no such language: two letters at a time instead.
  }
  segmenters.set(language, segmenter);
  return segmenter;
}

function span(text: string, start: number, end: number): TextRange {
  return {term: fold(text.slice(start, end)), start, end};
}

/** Returns every two neighbouring letters, so that a word is found inside a longer one. */
function letterPairs(text: string, start: number, end: number): TextRange[] {
  const letters = [...text.slice(start, end)];
  const pairs: TextRange[] = [];
  let offset = start;
  letters.forEach((letter, index) => {
    const next = letters[index + 1];
    if (next !== undefined) pairs.push(span(text, offset, offset + letter.length + next.length));
    offset += letter.length;
  });
  return pairs;
}

function unspacedTokens(text: string, start: number, end: number, language: string): Token[] {
  const run = text.slice(start, end);
  const segmenter = segmenterFor(language);
  if (!segmenter) {
    const pairs = letterPairs(text, start, end);
    return (pairs.length > 0 ? pairs : [span(text, start, end)]).map(pair => ({...pair, parts: NO_PARTS}));
  }
  return Array.from(segmenter.segment(run), ({index, segment}) => {
    const from = start + index;
    const to = from + segment.length;
    return {...span(text, from, to), parts: [...segment].length > 2 ? letterPairs(text, from, to) : NO_PARTS};
  });
}

function camelParts(text: string, start: number, end: number): TextRange[] {
  const piece = text.slice(start, end);
  if (!CAMEL.test(piece)) return [span(text, start, end)];
  return Array.from(piece.matchAll(CAMEL_PART), ({0: part, index}) =>
    span(text, start + index, start + index + part.length),
  );
}

/** A piece of an identifier as one token, the words of its camel case as its parts. */
function pieceToken(text: string, start: number, end: number): Token {
  const parts = camelParts(text, start, end);
  return {...span(text, start, end), parts: parts.length > 1 ? parts : NO_PARTS};
}

function identifierTokens(text: string, start: number, end: number): Token[] {
  const pieces = Array.from(text.slice(start, end).matchAll(PIECE), ({0: piece, index}) =>
    pieceToken(text, start + index, start + index + piece.length),
  );
  if (pieces.length === 1 || pieces.length > MOST_PIECES_IN_A_TERM) return pieces;
  return [
    {
      term: pieces.map(piece => piece.term).join(''),
      start,
      end,
      // Of `askAi.agentStudio` people type `agentStudio` too.
      parts: pieces.flatMap(({parts, ...piece}) => [piece, ...parts]),
    },
  ];
}

function wordTokens(text: string, start: number, end: number, language: string): Token[] {
  const tokens: Token[] = [];
  let from = start;
  const word = text.slice(start, end);
  const addIdentifier = (to: number) => {
    if (to > from) {
      const core = /[\p{L}\p{N}][^]*[\p{L}\p{N}\p{M}]|[\p{L}\p{N}]/u.exec(text.slice(from, to));
      if (core) tokens.push(...identifierTokens(text, from + core.index, from + core.index + core[0].length));
    }
  };
  for (const {0: run, index} of word.matchAll(UNSPACED)) {
    addIdentifier(start + index);
    tokens.push(...unspacedTokens(text, start + index, start + index + run.length, language));
    from = start + index + run.length;
  }
  addIdentifier(end);
  return tokens;
}

/**
 * Returns the words of a text in order. An identifier such as `transformSearchClient` or `docusaurus_tag` is one
 * token whose term is its pieces joined and whose parts are its words. Chinese, Japanese and other scripts without
 * blanks are cut by `Intl.Segmenter`, or into pairs of letters where there is none.
 */
export function tokenize(text: string, language: string): Token[] {
  const tokens: Token[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) {
    const [word] = match;
    const start = match.index;
    const end = start + word.length;
    if (PLAIN_WORD.test(word)) tokens.push({term: word.toLowerCase(), start, end, parts: NO_PARTS});
    else {
      const {lastIndex} = WORD;
      tokens.push(...wordTokens(text, start, end, language));
      WORD.lastIndex = lastIndex;
    }
  }
  return tokens;
}
