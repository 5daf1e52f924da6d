const ASCII = /^[\0-\x7f]*$/;
const FOLDING_SCRIPTS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}+/gu;
const MARKS = /\p{M}+/gu;
const INVISIBLE = /[\xad\u200c\u200d]/g;
/** Letters that Unicode does not decompose, with the spelling people type for them. */
const SPELLINGS: Record<string, string> = {ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i'};
const SPELLED = /[ßæœøłđı]/g;

/**
 * Returns a text as it is compared: compatibility forms unified (NFKC), lower case, accents taken off Latin, Greek
 * and Cyrillic letters. Marks of other scripts stay, since they make another letter there (か and が, Hangul,
 * the vowels of Devanagari).
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(text)) return lower;
  return lower
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(FOLDING_SCRIPTS, letter => letter.replace(MARKS, ''))
    .normalize('NFC')
    .replace(SPELLED, letter => SPELLINGS[letter] ?? letter);
}
