import type {ConfidenceSign, SpanSign} from './signs';

// Written by `npm run fit:answers`, which says what each figure was fitted to.

/** What each sign of a span counts. */
export const SPAN_WEIGHTS: Record<SpanSign, number> = {
  section: 1.54,
  hit: 1.18,
  page: 1.1,
  outside: -1.09,
  foreign: -2,
  bestPassage: 2.6,
  together: 2.16,
  upper: 0.34,
  agreement: 2.51,
  proximity: 1.82,
  entry: 1.57,
  definition: 0.99,
  sample: 0.89,
  address: 1.02,
  frequency: 1.93,
  first: 1.51,
  introduction: -0.86,
  readOn: -1.17,
  missingNames: -1.75,
  otherSubject: -0.18,
  otherKind: -1.64,
  remedy: -0.23,
  unnamed: -0.69,
};

/** What each sign counts that the best span answers. */
export const CONFIDENCE_WEIGHTS: Record<ConfidenceSign, number> = {
  evidence: 1.39,
  missingNames: -1.46,
  length: 0.32,
  share: 4.05,
  otherKind: -1.33,
  constant: -2.05,
};

/** How sure an answer has to be to be given as one, and as what comes closest. */
export const LEAST_CONFIDENCE = {answer: 0.68, closest: 0.0008};
