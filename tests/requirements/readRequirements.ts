import {existsSync, readFileSync} from 'node:fs';

/** A numbered requirement of `tests/requirements.md`. */
export interface Requirement {
  id: string;
  text: string;
}

/**
 * Returns the requirements of a Markdown text: the rows of its tables whose first cell is an id, a letter and a number.
 *
 * @throws when two rows have one id
 */
export function readRequirements(markdown: string): Requirement[] {
  const requirements = Array.from(
    markdown.matchAll(/^\| ([A-Z]-\d+) *\| (.+?) *\|$/gm),
    ([, id = '', text = '']) => ({
      id,
      text,
    }),
  );
  const ids = new Set<string>();
  for (const {id} of requirements) {
    if (ids.has(id))
      throw new Error(
        `tests/requirements.md has two requirements ${id}: give one of them a number of its own.`,
      );
    ids.add(id);
  }
  return requirements;
}

/** Returns the requirements of this project; none where nobody has written a list. */
export function ownRequirements(): Requirement[] {
  const file = 'tests/requirements.md';
  return existsSync(file) ? readRequirements(readFileSync(file, 'utf8')) : [];
}
