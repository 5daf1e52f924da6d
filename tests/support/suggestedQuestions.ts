import type {ConfiguredQuestion} from '../../src/clients/ask/chooseQuestions';

/** Stands in for what the build makes of the configuration. */
export const questions: readonly ConfiguredQuestion[] = [
  {question: 'How do I begin?'},
  {question: 'What does it cost?'},
  {question: 'Who may use it?'},
];
