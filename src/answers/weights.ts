import type {ConfidenceSign, SpanSign} from './signs';

// Written by `npm run fit:answers`, which says what each figure was fitted to.

/** What each sign of a span counts. */
export const SPAN_WEIGHTS: Record<SpanSign, number> = {
  section: 1.58,
  hit: 1.14,
  page: 0.99,
  outside: -1.16,
  foreign: -2,
  bestPassage: 2.63,
  together: 2.21,
  upper: 0.42,
  agreement: 2.56,
  proximity: 1.93,
  entry: 1.59,
  definition: 1.04,
  sample: 0.89,
  address: 1.03,
  frequency: 1.92,
  first: 1.58,
  introduction: -0.69,
  readOn: -1.19,
  missingNames: -1.78,
  otherSubject: -0.2,
  otherKind: -1.69,
  remedy: -0.31,
  unnamed: -0.72,
};

/** What each sign counts that the best span answers. */
export const CONFIDENCE_WEIGHTS: Record<ConfidenceSign, number> = {
  evidence: 1.44,
  missingNames: -1.62,
  length: 0.15,
  share: 3.96,
  otherKind: -1.36,
  constant: -1.8,
};

/** How sure an answer has to be to be given as one, and as what comes closest. */
export const LEAST_CONFIDENCE = {answer: 0.66, closest: 0.0016};
