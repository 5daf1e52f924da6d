import type {Passage} from '../content/Section';

/** Returns the number of words in the prose of passages: code is not counted. */
export function wordCount(passages: readonly Passage[]): number {
  return passages.reduce((sum, {kind, text}) => sum + (kind === 'code' ? 0 : text.split(/\s+/).length), 0);
}
