import type {SuggestedQuestion} from '../../clients/ask/AskClient';

/** Returns the questions to offer on a page. They are loaded where they are first shown, or a moment before. */
export async function loadQuestions(page: string): Promise<SuggestedQuestion[]> {
  const {suggestQuestions} = await import('./suggestQuestions');
  return suggestQuestions(page);
}
