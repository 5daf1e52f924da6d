import type {ConfidenceSign, SpanSign} from './signs';

// Written by `npm run fit:answers`, which says what each figure was fitted to.

/** What each sign of a span counts. */
export const SPAN_WEIGHTS: Record<SpanSign, number> = {
  section: 1.75,
  hit: 0.85,
  page: 1.15,
  outside: -1.01,
  foreign: -2,
  bestPassage: 2.48,
  together: 2.12,
  upper: 0.54,
  agreement: 2.93,
  proximity: 1.84,
  entry: 1.86,
  definition: 0.84,
  sample: 0.94,
  address: 1.11,
  frequency: 2.03,
  first: 1.48,
  introduction: -0.87,
  readOn: -1.27,
  missingNames: -1.93,
  otherSubject: -0.38,
  otherKind: -1.6,
  remedy: -0.23,
  failure: 0.99,
  unnamed: -0.45,
};

/** What each sign counts that the best span answers. */
export const CONFIDENCE_WEIGHTS: Record<ConfidenceSign, number> = {
  evidence: 1.56,
  missingNames: -1.16,
  length: 0.33,
  share: 4,
  otherKind: -1.45,
  constant: -1.96,
};

/** How sure an answer has to be to be given as one, and as what comes closest. */
export const LEAST_CONFIDENCE = {answer: 0.7, closest: 0.001};
