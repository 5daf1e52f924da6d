import type {ConfidenceSign, SpanSign} from './signs';

// Written by `npm run fit:answers`, which says what each figure was fitted to.

/** What each sign of a span counts. */
export const SPAN_WEIGHTS: Record<SpanSign, number> = {
  section: 2.77,
  page: 1.01,
  outside: -1.19,
  foreign: -2,
  bestPassage: 3,
  together: 2.74,
  upper: 1.05,
  agreement: 3,
  proximity: 1.92,
  entry: 1.47,
  definition: 0.89,
  sample: 1.1,
  address: 1.32,
  frequency: 2.17,
  first: 1.19,
  introduction: -1.26,
  readOn: -1.43,
  missingNames: -1.46,
  otherSubject: -0.47,
  otherKind: -1.72,
  remedy: 0.56,
  unnamed: -0.96,
};

/** What each sign counts that the best span answers. */
export const CONFIDENCE_WEIGHTS: Record<ConfidenceSign, number> = {
  evidence: 1.99,
  missingNames: -1.54,
  length: 0.62,
  share: 3.77,
  otherKind: -1.57,
  constant: -1.58,
};

/** How sure an answer has to be to be given as one, and as what comes closest. */
export const LEAST_CONFIDENCE = {answer: 0.63, closest: 0.0061};
