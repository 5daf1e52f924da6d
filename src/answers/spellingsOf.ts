/** Endings and letters that British and American English write differently, the British first. */
const PAIRS: readonly (readonly [
  british: RegExp,
  american: string,
  americanForm: RegExp,
  british: string,
])[] = [
  [/isation/, 'ization', /ization/, 'isation'],
  [/is(e[ds]?|ing|er|able)$/, 'iz$1', /iz(e[ds]?|ing|er|able)$/, 'is$1'],
  [/ys(e[ds]?|ing|er)$/, 'yz$1', /yz(e[ds]?|ing|er)$/, 'ys$1'],
  [/our(?=s?$|ed|ing|ite|able|ful|al)/, 'or', /or(?=s?$|ed|ing|ite|able|ful|al)/, 'our'],
  [/tre(s?)$/, 'ter$1', /ter(s?)$/, 'tre$1'],
  [/logue(s?)$/, 'log$1', /log(s?)$/, 'logue$1'],
  [/ll(ed|ing|er|ers)$/, 'l$1', /l(ed|ing|er|ers)$/, 'll$1'],
  [/([fi])ence(s?|d)$/, '$1ense$2', /([fi])ense(s?|d)$/, '$1ence$2'],
  [/^grey/, 'gray', /^gray/, 'grey'],
  [/programme(s?)$/, 'program$1', /program(s?)$/, 'programme$1'],
];

/** Returns the other spelling of a folded English word, British for American and the reverse: all that it could be. */
export function spellingsOf(term: string, language: string): string[] {
  if (!language.startsWith('en') || term.length < 4) return [];
  return PAIRS.flatMap(([british, american, americanForm, ofAmerican]) => [
    ...(british.test(term) ? [term.replace(british, american)] : []),
    ...(americanForm.test(term) ? [term.replace(americanForm, ofAmerican)] : []),
  ]);
}
