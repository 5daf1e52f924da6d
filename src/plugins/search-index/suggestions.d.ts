declare module '@generated/search-index/default/questions' {
  import type {ConfiguredQuestion} from '@site/src/clients/ask/chooseQuestions';

  /** What new conversations offer. */
  export const questions: readonly ConfiguredQuestion[];
}

declare module '@generated/search-index/default/start' {
  import type {StartPage} from '@site/src/search-ui/model/SearchOptions';

  export const startPages: readonly StartPage[];
  export const reportUrl: string | undefined;
}
