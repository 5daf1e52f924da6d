import type {UiMessage} from '../../protocols/ask/UiMessage';

/** A question, and what came back. */
export interface QuestionAndAnswer {
  question: UiMessage;
  answer: UiMessage | null;
}

/** Returns the exchanges of a conversation, the newest first. */
export function exchangesOf(messages: readonly UiMessage[]): QuestionAndAnswer[] {
  return messages
    .flatMap((question, index) => {
      if (question.role !== 'user') return [];
      const next = messages[index + 1];
      return [{question, answer: next?.role === 'assistant' ? next : null}];
    })
    .reverse();
}
