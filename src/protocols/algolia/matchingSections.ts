import type {RankedSection} from '../../engine/createEngine';
import {attributeOf} from './attributeOf';
import type {ChosenCorpus} from './corpusFor';
import {passes} from './Filter';
import type {SearchParams} from './parseSearchParams';

/** Returns all sections that match the query and pass the filter, best first, `distinct` of them an address. */
export function matchingSections(
  {corpus, passed}: ChosenCorpus,
  {query, filter, distinct}: SearchParams,
): RankedSection[] {
  const found = corpus.engine.search(query);
  const passing = passed
    ? found
    : found.filter(ranked => passes(filter, attribute => attributeOf(ranked, corpus, attribute)));
  if (distinct === 0) return passing;
  const perUrl = new Map<string, number>();
  return passing.filter(({section: {url}}) => {
    const count = (perUrl.get(url) ?? 0) + 1;
    perUrl.set(url, count);
    return count <= distinct;
  });
}
