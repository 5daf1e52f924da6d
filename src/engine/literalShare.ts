import {LEVELS, type Section} from '../content/Section';
import type {QueryMatch} from './matchQuery';

/** Returns the share of the query's identifiers that a section has to the sign, 0 where the query has no identifier. */
export function literalShare({hierarchy, passages}: Section, {words}: QueryMatch): number {
  const literals = words.flatMap(({word}) => word.literal ?? []);
  if (literals.length === 0) return 0;
  const text = [...LEVELS.map(level => hierarchy[level]), ...passages.map(passage => passage.text)]
    .join('\n')
    .toLowerCase();
  return literals.filter(literal => text.includes(literal)).length / literals.length;
}
