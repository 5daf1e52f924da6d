import type {ReactNode} from 'react';
import Exchange, {type ExchangeProps} from '../Exchange';
import type {LinkResolver} from '../Markdown/answerBlocksOf';
import type {AskTranslations} from '../askTranslations';
import {exchangesOf} from '../exchangesOf';
import type {Conversation} from '../useConversation';

export interface AnswerScreenProps {
  conversation: Conversation;
  /** What the assistant is at; null when nothing is being answered. */
  progress: string | null;
  /** Whether the answers are quotations from the site's own pages. */
  isQuoting: boolean;
  texts: AskTranslations;
  resolveLink: LinkResolver;
  onQuery: (query: string) => void;
  /** Whether the reader is asked for the reasons of a thumb down. */
  takesReasons: boolean;
  onRate: ExchangeProps['onRate'];
  onRetry: () => void;
  onAsk: (question: string) => void;
  onNew: () => void;
}

/** A conversation, its newest exchange first. */
export default function AnswerScreen(props: AnswerScreenProps): ReactNode {
  const {conversation, progress, texts} = props;
  return (
    <div className="DocSearch-AskAiScreen DocSearch-AskAiScreen-Container">
      <p className="DocSearch-AskAiScreen-Disclaimer">
        {texts.askAiScreen.disclaimerText}
        {props.isQuoting && ` ${texts.askAiScreen.quotedText}`}
      </p>
      <div className="DocSearch-AskAiScreen-Body">
        <ol className="DocSearch-AskAiScreen-ExchangesList" reversed>
          {exchangesOf(conversation.messages).map(({question, answer}, index) => (
            <Exchange
              key={question.id}
              question={question}
              answer={answer}
              progress={index === 0 ? progress : null}
              error={index === 0 ? conversation.error : null}
              isQuoting={props.isQuoting}
              takesReasons={props.takesReasons}
              texts={texts}
              resolveLink={props.resolveLink}
              onQuery={props.onQuery}
              onRate={props.onRate}
              onRetry={index === 0 ? props.onRetry : undefined}
              onAsk={index === 0 ? props.onAsk : undefined}
              onNew={index === 0 ? props.onNew : undefined}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
