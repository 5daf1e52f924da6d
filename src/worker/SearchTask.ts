import type {WireRequest} from '../protocols/algolia/answerRequest';

/** What there is to do: answer a request, or get ready for the shards that some filters choose. */
export type SearchTask = {kind: 'answer'; request: WireRequest} | {kind: 'warmUp'; facetFilters: unknown};
