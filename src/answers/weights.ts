import type {ConfidenceSign, SpanSign} from './signs';

// Written by `npm run fit:answers`, which says what each figure was fitted to.

/** What each sign of a span counts. */
export const SPAN_WEIGHTS: Record<SpanSign, number> = {
  section: 1.81,
  hit: 0.82,
  page: 1.15,
  outside: -1.01,
  foreign: -2,
  bestPassage: 2.51,
  together: 2.11,
  upper: 0.46,
  agreement: 2.82,
  proximity: 1.87,
  entry: 1.85,
  definition: 0.83,
  sample: 0.95,
  address: 1.08,
  frequency: 1.98,
  first: 1.48,
  introduction: -0.86,
  readOn: -1.27,
  missingNames: -1.89,
  otherSubject: -0.16,
  otherKind: -1.59,
  remedy: -0.34,
  failure: 1.09,
  unnamed: -0.42,
};

/** What each sign counts that the best span answers. */
export const CONFIDENCE_WEIGHTS: Record<ConfidenceSign, number> = {
  evidence: 1.42,
  missingNames: -1.28,
  length: 0.29,
  share: 4.01,
  otherKind: -1.44,
  constant: -1.95,
};

/** How sure an answer has to be to be given as one, and as what comes closest. */
export const LEAST_CONFIDENCE = {answer: 0.7, closest: 0.0007};
