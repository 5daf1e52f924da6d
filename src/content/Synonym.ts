/**
 * Words that mean the same, in Algolia's own form: groups that stand for each other (`synonym`), one that stands for others
 * (`oneWaySynonym`), others a reader may have meant that count as one or two typos (`altCorrection1`, `altCorrection2`), and a
 * word of the pages that stands for any of several (`placeholder`). Several words in one entry are a phrase.
 */
export type Synonym = {objectID: string} & (
  | {type: 'synonym'; synonyms: string[]}
  | {type: 'oneWaySynonym'; input: string; synonyms: string[]}
  | {type: 'altCorrection1' | 'altCorrection2'; word: string; corrections: string[]}
  | {type: 'placeholder'; placeholder: string; replacements: string[]}
);

const FIELDS: Record<Synonym['type'], [text: string | null, list: string]> = {
  synonym: [null, 'synonyms'],
  oneWaySynonym: ['input', 'synonyms'],
  altCorrection1: ['word', 'corrections'],
  altCorrection2: ['word', 'corrections'],
  placeholder: ['placeholder', 'replacements'],
};

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isSynonym(value: unknown): value is Synonym {
  if (typeof value !== 'object' || value === null) return false;
  const entry = new Map<string, unknown>(Object.entries(value));
  const fields = Object.entries(FIELDS).find(([type]) => type === entry.get('type'))?.[1];
  if (!fields || !isText(entry.get('objectID'))) return false;
  const [text, list] = fields;
  const words = entry.get(list);
  return (
    (text === null || isText(entry.get(text))) &&
    Array.isArray(words) &&
    words.length > 0 &&
    words.every(isText)
  );
}

/**
 * Returns a value that is a list of synonyms.
 *
 * @param source - where it comes from, for the message
 * @throws an error that names the first entry which is not one, and what is expected
 */
export function readSynonyms(value: unknown, source: string): Synonym[] {
  if (!Array.isArray(value)) throw new Error(`${source}: expected a list of synonyms, in Algolia's form`);
  return value.map((entry: unknown, position) => {
    if (!isSynonym(entry))
      throw new Error(
        `${source}: entry ${position + 1} is no synonym: ${JSON.stringify(entry)}. Expected an objectID, a type of ${Object.keys(FIELDS).join(', ')}, and the lists of words that Algolia asks for with it`,
      );
    return entry;
  });
}
