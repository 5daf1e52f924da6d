import type {ReactNode} from 'react';
import type {SuggestedQuestion} from '../../../clients/ask/AskClient';
import Icon from '../../model/Icon';
import type {AskTranslations} from '../askTranslations';

export interface NewConversationScreenProps {
  questions: readonly SuggestedQuestion[];
  texts: AskTranslations['newConversation'];
  onAsk: (question: SuggestedQuestion) => void;
}

/** What AI mode shows before anything is asked: a welcome, and questions to begin with. */
export default function NewConversationScreen({
  questions,
  texts,
  onAsk,
}: NewConversationScreenProps): ReactNode {
  return (
    <div className="DocSearch-NewConversationScreen">
      <h2 className="DocSearch-NewConversationScreen-Title">{texts.newConversationTitle}</h2>
      <p className="DocSearch-NewConversationScreen-Description">{texts.newConversationDescription}</p>
      {questions.length > 0 && (
        <ul className="DocSearch-NewConversationScreen-SuggestedQuestions" aria-label={texts.suggestionsText}>
          {questions.map(question => (
            <li key={question.objectID}>
              <button
                type="button"
                className="DocSearch-NewConversationScreen-SuggestedQuestion"
                onClick={() => onAsk(question)}
              >
                <Icon name="ask" />
                {question.question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
