import type {Engine} from '../engine/createEngine';
import {stem} from '../engine/stem';

/** Endings by which English and French make nouns, verbs and adjectives of one another. */
const ENDINGS =
  /(?:i[sz]ation|[ai]tion|[ai]tor|i[sz]er|[ai]bility|ivity|ance|ence|ancy|ency|ment|ness|less|able|ible|ical|eur|eux|ant|ent|ial|ity|ite|ise|ize|ful|ive|ion|al|ic|er|or|ous|at|y|i|e)$/;
const SHORTEST_ROOT = 4;

/** Returns what is left of a folded term without its endings, at least four letters. */
function rootOf(term: string, language: string): string {
  let root = stem(term, language);
  for (;;) {
    const shorter = root.replace(ENDINGS, '');
    if (shorter === root || shorter.length < SHORTEST_ROOT) return root;
    root = shorter;
  }
}

const families = new WeakMap<Engine['terms'], ReadonlyMap<string, readonly string[]>>();

function familiesOf(terms: Engine['terms'], language: string): ReadonlyMap<string, readonly string[]> {
  const known = families.get(terms);
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const term of terms.keys()) {
    if (!/^[a-z]{4,}$/.test(term)) continue;
    const root = rootOf(term, language);
    const family = found.get(root);
    if (family) family.push(term);
    else found.set(root, [term]);
  }
  families.set(terms, found);
  return found;
}

/**
 * Returns the terms of the documentation that are derived from the same root as a folded term, other forms of the same
 * word left out: "approval" for "approved", "accidental" for "accident". Endings are stripped one after another, as
 * Lovins's and Paice's stemmers do (1968, 1990); the roots are too short to index by, and good enough to guess by.
 */
export function relativesOf(
  term: string,
  {terms}: Pick<Engine, 'terms'>,
  language: string,
): readonly string[] {
  if (!/^[a-z]{4,}$/.test(term)) return [];
  const own = stem(term, language);
  return (familiesOf(terms, language).get(rootOf(term, language)) ?? []).filter(
    other => stem(other, language) !== own,
  );
}
