/** A page of the way that newcomers take. */
export interface PathStep {
  /** Id of the page in the documentation. */
  doc: string;
  /** What is done there, in a word or two. */
  label: string;
}

/**
 * Pages that belong together in this order, such as `{doc: 'introduction', label: 'Start'}`: each of them shows the whole way at its
 * end. An empty list shows none.
 */
export const readingPath: readonly PathStep[] = [];
