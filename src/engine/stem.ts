const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdfgmnprt])\1$/;

type Rule = [suffix: RegExp, shortest: number, replacement?: string];

/** The first rule whose suffix fits and leaves `shortest` letters is applied. */
const ENGLISH_PLURALS: Rule[] = [
  [/ies$/, 3, 'y'],
  [/(?<=ss|sh|ch|x|z)es$/, 2],
  [/(?<![suia])s$/, 3],
  [/(?<=[^s]a)s$/, 4],
];
const ENGLISH_ENDINGS: Rule[] = [
  [/ations?$/, 6],
  [/ate$/, 6],
  [/ated$/, 6],
  [/ating$/, 6],
  [/ion$/, 4],
  [/ment$/, 5],
  [/ally$/, 5],
  [/ly$/, 4],
  [/ied$/, 3, 'y'],
  [/ing$/, 3],
  [/ed$/, 3],
];
const FRENCH_PLURALS: Rule[] = [
  [/aux$/, 3, 'al'],
  // Of the words in -x only these have a singular without it: "prix" and "choix" are not plurals.
  [/(?<=[aeo]u)x$/, 3],
  [/s$/, 3],
];
const FRENCH_ENDINGS: Rule[] = [
  [/ation$/, 4],
  [/ement$/, 4],
  [/age$/, 5],
  [/(?:er|ee|ez|ant|ent)$/, 4],
];

function applyFirst(term: string, rules: readonly Rule[]): string {
  for (const [suffix, shortest, replacement = ''] of rules) {
    const rest = term.replace(suffix, '');
    if (rest !== term && rest.length >= shortest && VOWEL.test(rest)) return rest + replacement;
  }
  return term;
}

function withRules(term: string, plurals: readonly Rule[], endings: readonly Rule[]): string {
  const singular = applyFirst(term, plurals);
  const base = applyFirst(singular, endings);
  const undoubled = base === singular ? base : base.replace(DOUBLED, '$1');
  return undoubled.length > 3 ? undoubled.replace(/e$/, '') : undoubled;
}

const AGENT = /(?<=[a-z]{3})[eo]r$/;

/**
 * Returns the stems that a stem's agent noun, or the verb it is the agent noun of, may have: "validat" and "validator", "log"
 * and "logger". English only; they may be no words.
 */
export function agentStems(stemmed: string, language: string): string[] {
  if (!language.startsWith('en') || !/^[a-z]{3,}$/.test(stemmed)) return [];
  const verb = stemmed.replace(AGENT, '');
  return [
    ...['er', 'or'].flatMap(ending => [stemmed + ending, stemmed + stemmed.slice(-1) + ending]),
    ...(verb === stemmed ? [] : [verb, verb.replace(DOUBLED, '$1')]),
  ];
}

/**
 * Returns the stem of a folded term, the same for the forms of one word ("crawl", "crawls", "crawling"). A light
 * stemmer for English and French after the idea of Harman's S-stemmer (1991), with the verb and noun endings that
 * documentation uses; it is only used to compare, so a stem need be no word. Other languages lose a plural s.
 * Identifiers with digits are their own stem.
 */
export function stem(term: string, language: string): string {
  if (term.length < 4 || !/^[a-z]+$/.test(term)) return term;
  if (language.startsWith('en')) return withRules(term, ENGLISH_PLURALS, ENGLISH_ENDINGS);
  if (language.startsWith('fr')) return withRules(term, FRENCH_PLURALS, FRENCH_ENDINGS);
  return applyFirst(term, [[/s$/, 3]]);
}
