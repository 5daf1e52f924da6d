import type {NamedVersion, VersionNames} from './NamedVersion';

/** What readers call the version that a site stands for, and the one before all that have a number. */
const MAIN = ['current', 'stable', 'latest'];
const OLDEST = 'legacy';

const NUMBER = String.raw`\d+(?:\.(?:\d+|x)\b)*`;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Returns what finds a version in a question: its number behind "v", "version" or the product, or its name. */
function patternOf({versions, product}: VersionNames): RegExp {
  const named = versions
    .flatMap(({name, label}) => [name, label ?? ''])
    .filter(text => /^\p{L}/u.test(text) && !/^v\d/i.test(text));
  const words = [...new Set([...MAIN, OLDEST, ...named])].map(escaped).join('|');
  const before = ['the', 'la', ...(product ? [escaped(product)] : [])].join('|');
  const ofProduct = product ? String.raw`|(?<=\b${escaped(product)}\s+)${NUMBER}` : '';
  return new RegExp(
    String.raw`[\s,]*\b(?:in|for|with|using|under|on|dans|pour|avec|en)\s+(?:(?:${before})\s+)*` +
      String.raw`(v(?:ersion)?\s*${NUMBER}${ofProduct}|${words})(?:\s+version)?(?![\p{L}\d])`,
    'iu',
  );
}

/** The parts of a number, as far as they are given: 4 of "v4.x", 3 and 9 of "3.9". */
const partsOf = (number: string) =>
  number
    .split('.')
    .filter(part => part !== 'x')
    .map(Number);

const numbersIn = (text: string) =>
  Array.from(text.matchAll(new RegExp(NUMBER, 'g')), ([number]) => partsOf(number));

const begins = (number: readonly number[], start: readonly number[]) =>
  start.every((part, index) => number[index] === part);

/** Returns how well a version fits a number: 2 for its own, 1 where one of both says less, 0 for another. */
function fitOf({name, label = ''}: NamedVersion, asked: readonly number[]): number {
  const numbers = [...numbersIn(name), ...numbersIn(label)];
  if (numbers.some(number => number.length === asked.length && begins(number, asked))) return 2;
  if (numbers.some(number => begins(number, asked) || begins(asked, number))) return 1;
  // A label such as "v1.x - v2.x" names the first and the last of several.
  const majors = numbersIn(label).map(([major = 0]) => major);
  const [major = 0] = asked;
  return majors.length > 1 && major > Math.min(...majors) && major < Math.max(...majors) ? 1 : 0;
}

function versionOfNumber(words: string, versions: readonly NamedVersion[], main?: NamedVersion) {
  const [asked = []] = numbersIn(words);
  for (const fit of [2, 1]) {
    const fitting = versions.filter(version => fitOf(version, asked) === fit);
    if (fitting.length > 0) return fitting.find(({isMain}) => isMain) ?? fitting[0];
  }
  // A version without a number is newer than all that have one, or older.
  const known = versions.flatMap(({name, label = ''}) =>
    numbersIn(`${name} ${label}`).map(([major = 0]) => major),
  );
  const [major = 0] = asked;
  if (known.length === 0) return undefined;
  const isUnnumbered = ({name, label = ''}: NamedVersion) => numbersIn(`${name} ${label}`).length === 0;
  if (major > Math.max(...known)) return main && isUnnumbered(main) ? main : undefined;
  return major < Math.min(...known) ? versions.find(({name}) => name.toLowerCase() === OLDEST) : undefined;
}

/** Returns the version that is meant by "v3", "version 3.x", "legacy" or "stable", if there is one. */
function versionNamed(words: string, versions: readonly NamedVersion[]): string | undefined {
  const main = versions.find(({isMain}) => isMain) ?? versions.find(({name}) => name === 'current');
  const name = words.toLowerCase();
  const named = versions.find(version =>
    [version.name, version.label].some(text => text?.toLowerCase() === name),
  );
  if (MAIN.includes(name)) return (main ?? named)?.name;
  if (named) return named.name;
  return (/\d/.test(words) ? versionOfNumber(words, versions, main) : undefined)?.name;
}

/**
 * Takes the docs version out of a question that says in which version it is meant ("… in v3?", "… with Vite 5?"). A
 * version that is the matter of the question itself ("migrate from v3") stays where it is, and so does one that the
 * documentation does not have.
 */
export function extractVersion(
  question: string,
  names: VersionNames,
): {text: string; version?: string | undefined} {
  const match = patternOf(names).exec(question);
  const version = match?.[1] === undefined ? undefined : versionNamed(match[1], names.versions);
  if (!match || version === undefined) return {text: question};
  return {text: question.replace(match[0], ''), version};
}
