import type {Filter} from './Filter';
import {parseNumericFilter} from './parseFacetFilters';
import {WireError} from './WireError';

/** A quoted text, a sign, or everything up to the next blank or parenthesis. */
const LEXEME = /\s*(?:([()])|((?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^\s()"'])+))/y;
const QUOTED = /^(["'])([^]*)\1$/;
const COMPARISON = /^(?:<=|>=|!=|<|>|=)$/;

function lexemesOf(text: string): string[] {
  const lexemes: string[] = [];
  const source = text.trim();
  LEXEME.lastIndex = 0;
  while (LEXEME.lastIndex < source.length) {
    const match = LEXEME.exec(source);
    const lexeme = match?.[1] ?? match?.[2];
    if (lexeme === undefined) throw new WireError(400, `filters: Unexpected character in "${text}"`);
    lexemes.push(lexeme);
  }
  return lexemes;
}

function unquoted(text: string): string {
  const quoted = QUOTED.exec(text)?.[2];
  return quoted === undefined ? text : quoted.replace(/\\(.)/g, '$1');
}

/**
 * Returns the filter that the `filters` parameter stands for: `attribute:value`, values in quotes, comparisons and
 * `attribute:1 TO 5`, with AND, OR, NOT and parentheses; AND binds before OR. Algolia's grammar, without tags and scores.
 * @throws WireError 400 that says what was expected
 */
export function parseFilters(text: string): Filter {
  const lexemes = lexemesOf(text);
  let next = 0;

  const fail = (expected: string): never => {
    const found = lexemes[next];
    throw new WireError(
      400,
      `filters: Expected ${expected}, found ${found === undefined ? 'the end' : `"${found}"`} in "${text}"`,
    );
  };
  const isWord = (word: string) => lexemes[next]?.toUpperCase() === word;

  function chain(kind: 'all' | 'any', word: string, operand: () => Filter): Filter {
    const filters = [operand()];
    while (isWord(word)) {
      next += 1;
      filters.push(operand());
    }
    const [only] = filters;
    return filters.length === 1 && only ? only : {kind, filters};
  }

  function condition(): Filter {
    const lexeme = lexemes[next];
    if (lexeme === undefined || lexeme === ')' || isWord('AND') || isWord('OR')) return fail('a condition');
    if (isWord('NOT')) {
      next += 1;
      return {kind: 'not', filter: condition()};
    }
    if (lexeme === '(') {
      next += 1;
      const inner = anyOf();
      if (lexemes[next] !== ')') fail('")"');
      next += 1;
      return inner;
    }
    return simple(lexeme);
  }

  function simple(lexeme: string): Filter {
    // Blanks may stand around the sign of a comparison, and in a range.
    const [, second = '', third = ''] = lexemes.slice(next);
    const attempts: [taken: number, text: string][] = [
      [3, `${lexeme} ${second} ${third}`],
      [4, `${lexeme} ${lexemes.slice(next + 1, next + 4).join(' ')}`],
      [1, lexeme],
    ];
    if (COMPARISON.test(second) || second.toUpperCase() === 'TO' || /:$/.test(lexeme) || /[<>=]/.test(lexeme))
      for (const [taken, attempt] of attempts) {
        const filter = parseNumericFilter(attempt);
        if (filter) {
          next += taken;
          return filter;
        }
      }
    const colon = lexeme.indexOf(':');
    if (colon < 1) return fail('"attribute:value"');
    if (/<score=\d+>$/.test(lexeme)) return fail('a filter without a score, since scores are not supported');
    next += 1;
    return {
      kind: 'facet',
      attribute: unquoted(lexeme.slice(0, colon)),
      value: unquoted(lexeme.slice(colon + 1)),
    };
  }

  const allOf = () => chain('all', 'AND', condition);
  function anyOf(): Filter {
    return chain('any', 'OR', allOf);
  }

  if (lexemes.length === 0) return {kind: 'all', filters: []};
  const filter = anyOf();
  if (next < lexemes.length) fail('AND, OR or the end');
  return filter;
}
