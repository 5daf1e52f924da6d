import type {HostedAskProvider} from './AskProvider';
import type {SuggestedQuestion} from './AskClient';
import {MOST_QUESTIONS} from './chooseQuestions';

const INDEX = 'algolia_ask_ai_suggested_questions';

/**
 * Searches for the published questions of an assistant, written in Algolia's dashboard. They are a courtesy: when the
 * search fails there are none, and the console says why.
 */
export async function findSuggestedQuestions({
  assistantId,
  searchClient,
}: HostedAskProvider): Promise<SuggestedQuestion[]> {
  try {
    const {results} = await searchClient.search<{question: string}>({
      requests: [
        {
          indexName: INDEX,
          filters: `state:published AND assistantId:${assistantId}`,
          hitsPerPage: MOST_QUESTIONS,
        },
      ],
    });
    const [result] = results;
    const hits = result && 'hits' in result ? (result.hits as SuggestedQuestion[]) : [];
    return hits
      .filter(({question}) => typeof question === 'string')
      .map(({objectID, question}) => ({objectID, question}));
  } catch (error) {
    console.warn('The suggested questions could not be loaded.', error);
    return [];
  }
}
