declare module '@theme/SuggestedQuestions' {
  import type {ConfiguredQuestion} from '../../clients/ask/chooseQuestions';

  export const questions: readonly ConfiguredQuestion[];
}
