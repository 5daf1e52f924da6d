declare module '@generated/search-index/default/examples' {
  import type {Examples} from '@site/src/plugins/search-index/findExamples';

  /** What the search and the answerer of this build say to the examples of the configuration. */
  export const examples: Examples;
}
