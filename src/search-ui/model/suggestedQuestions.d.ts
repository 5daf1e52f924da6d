declare module '@theme/SuggestedQuestions' {
  import type {ConfiguredQuestion} from '@site/src/clients/ask/chooseQuestions';

  export const questions: readonly ConfiguredQuestion[];
}
