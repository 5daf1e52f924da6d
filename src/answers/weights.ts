import type {ConfidenceSign, SpanSign} from './signs';

// Written by `npm run fit:answers`, which says what each figure was fitted to.

/** What each sign of a span counts. */
export const SPAN_WEIGHTS: Record<SpanSign, number> = {
  section: 1.74,
  hit: 0.84,
  page: 1.04,
  outside: -1.04,
  foreign: -2,
  bestPassage: 2.62,
  together: 2.17,
  upper: 0.47,
  agreement: 2.71,
  proximity: 1.87,
  entry: 1.56,
  definition: 0.96,
  sample: 0.93,
  address: 1.02,
  frequency: 1.97,
  first: 1.52,
  introduction: -0.85,
  readOn: -1.29,
  missingNames: -1.83,
  otherSubject: -0.25,
  otherKind: -1.63,
  remedy: -0.21,
  unnamed: -0.68,
};

/** What each sign counts that the best span answers. */
export const CONFIDENCE_WEIGHTS: Record<ConfidenceSign, number> = {
  evidence: 1.49,
  missingNames: -1.31,
  length: 0.19,
  share: 4.01,
  otherKind: -1.35,
  constant: -1.87,
};

/** How sure an answer has to be to be given as one, and as what comes closest. */
export const LEAST_CONFIDENCE = {answer: 0.69, closest: 0.0006};
