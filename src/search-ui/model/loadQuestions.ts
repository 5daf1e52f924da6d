import type {SuggestedQuestion} from '../../clients/ask/AskClient';
import {chooseQuestions} from '../../clients/ask/chooseQuestions';

/** Returns the questions to offer on a page. They are loaded where they are first shown, or a moment before. */
export async function loadQuestions(page: string): Promise<SuggestedQuestion[]> {
  const {questions} = await import('@generated/search-index/default/questions');
  return chooseQuestions(questions, page);
}
