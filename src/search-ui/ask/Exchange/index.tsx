import clsx from 'clsx';
import type {ReactNode} from 'react';
import {memo, useMemo} from 'react';
import type {AskError} from '../../../protocols/ask/AskError';
import {textOf} from '../../../protocols/ask/textOf';
import type {UiMessage} from '../../../protocols/ask/UiMessage';
import {isToolPart, suggestionsOf} from '../../../protocols/ask/UiMessage';
import Icon from '../../model/Icon';
import Actions, {type Vote} from '../Actions';
import Markdown from '../Markdown';
import type {LinkResolver} from '../Markdown/answerBlocksOf';
import {answerBlocksOf} from '../Markdown/answerBlocksOf';
import RelatedSources from '../RelatedSources';
import ToolLine from '../ToolLine';
import {type AskTranslations, failureText, stateText} from '../askTranslations';

export interface ExchangeProps {
  question: UiMessage;
  answer: UiMessage | null;
  /** What the assistant is at; null once the answer has ended. */
  progress: string | null;
  error: AskError | null;
  /** Whether the answer is a quotation from the site's own pages. */
  isQuoting: boolean;
  /** Whether the reader is asked for the reasons of a thumb down. */
  takesReasons: boolean;
  texts: Pick<AskTranslations, 'askAiScreen' | 'failures' | 'searchBox'>;
  resolveLink: LinkResolver;
  onQuery: (query: string) => void;
  /** @throws AskError when the vote was not taken */
  onRate: (exchange: Pick<ExchangeProps, 'question' | 'answer'>, vote: Vote) => Promise<void>;
  /** Asks the question again, and goes on with another; there for the last question alone. */
  onRetry?: () => void;
  onAsk?: (question: string) => void;
  onNew?: () => void;
}

function noLink(): null {
  return null;
}

/** What went wrong with an answer, in the reader's words and in those of the server. */
function Failure({error, texts}: {error: AskError; texts: ExchangeProps['texts']}): ReactNode {
  const {happened, advice} = failureText(texts, error.code);
  const {blocks} = answerBlocksOf([advice, error.detail].filter(Boolean).join('\n\n'), noLink);
  return (
    <div
      className={clsx(
        'DocSearch-AskAiScreen-Error',
        error.code === 'long' && 'DocSearch-AskAiScreen-Error--ThreadDepth',
      )}
    >
      <Icon name="offline" />
      <div className="DocSearch-AskAiScreen-Error-Content">
        <p className="DocSearch-AskAiScreen-Error-Title">
          <strong>{happened}</strong>
        </p>
        <Markdown blocks={blocks} texts={texts.askAiScreen} />
      </div>
    </div>
  );
}

/** A question with its answer as far as it has come. */
function Exchange(props: ExchangeProps): ReactNode {
  const {question, answer, progress, error, resolveLink} = props;
  const texts = props.texts.askAiScreen;
  const text = answer ? textOf(answer) : '';
  const isGrowing = progress !== null;
  const {blocks, sources, hasLinks} = useMemo(
    () => answerBlocksOf(text, resolveLink, isGrowing),
    [text, resolveLink, isGrowing],
  );
  const state = isGrowing ? null : stateText(answer?.metadata, texts);
  const isStopped = answer?.metadata?.stopped === true;
  const isBroken =
    !isGrowing && !error && !isStopped && (text === '' || answer?.metadata?.interrupted === true);
  const suggestions = answer && props.onAsk ? suggestionsOf(answer) : [];
  return (
    <li className="DocSearch-AskAiScreen-Response-Container">
      <div className="DocSearch-AskAiScreen-Response">
        <div className="DocSearch-AskAiScreen-Message DocSearch-AskAiScreen-Message--user">
          <h2 className="DocSearch-AskAiScreen-Query">{textOf(question)}</h2>
        </div>
        <div className="DocSearch-AskAiScreen-Message DocSearch-AskAiScreen-Message--assistant">
          <div className="DocSearch-AskAiScreen-MessageContent DocSearch-AskAiScreen-Answer">
            {answer?.parts.filter(isToolPart).map(part => (
              <ToolLine key={part.toolCallId} part={part} texts={texts} onQuery={props.onQuery} />
            ))}
            {state && <p className="DocSearch-AskAiScreen-State">{state}</p>}
            <Markdown blocks={blocks} texts={texts} isStreaming={isGrowing && text !== ''} />
            {isGrowing && (
              <p
                className={clsx(
                  'DocSearch-AskAiScreen-Progress',
                  text === ''
                    ? 'DocSearch-AskAiScreen-MessageContent-Reasoning'
                    : 'DocSearch-StreamingIndicator',
                )}
              >
                <span className="DocSearch-AskAiScreen-ThinkingDots" aria-hidden="true" />
                {progress}
              </p>
            )}
            {error && <Failure error={error} texts={props.texts} />}
          </div>
          {isStopped && (
            <p className="DocSearch-AskAiScreen-MessageContent-Stopped">{texts.stoppedStreamingText}</p>
          )}
          {isBroken && (
            <p className="DocSearch-AskAiScreen-MessageContent-Stopped">
              {text === '' ? texts.interruptedText : props.texts.failures.cut.happened}
            </p>
          )}
          {error?.code === 'long' && props.onNew && (
            <button
              type="button"
              className="DocSearch-Retry DocSearch-ThreadDepthError-Link"
              onClick={props.onNew}
            >
              {props.texts.searchBox.startNewConversationText}
            </button>
          )}
          {(error ? error.code !== 'long' : isBroken) && props.onRetry && (
            <button type="button" className="DocSearch-Retry" onClick={props.onRetry}>
              {texts.retryText}
            </button>
          )}
        </div>
        <div className="DocSearch-AskAiScreen-Answer-Footer">
          {!isGrowing && text !== '' && (
            <Actions
              text={text}
              feedback={question.feedback ?? answer?.feedback}
              takesReasons={props.takesReasons}
              texts={texts}
              onRate={vote => props.onRate({question, answer}, vote)}
            />
          )}
        </div>
        {suggestions.length > 0 && (
          <section className="DocSearch-PromptSuggestions" aria-label={texts.suggestedPromptsTitleText}>
            <h3 className="DocSearch-PromptSuggestions-Title">{texts.suggestedPromptsTitleText}</h3>
            <div className="DocSearch-PromptSuggestions-Content">
              {suggestions.map(suggestion => (
                <button
                  key={suggestion}
                  type="button"
                  className="DocSearch-PromptSuggestions-Action"
                  aria-disabled={isGrowing}
                  onClick={() => !isGrowing && props.onAsk?.(suggestion)}
                >
                  {suggestion}
                </button>
              ))}
            </div>
          </section>
        )}
      </div>
      {!isGrowing && text !== '' && (
        <RelatedSources
          sources={sources}
          hasLinks={hasLinks}
          // What is quoted names its page in the sentence before it.
          isOwn={props.isQuoting}
          isWhole={!error && !isStopped && !isBroken}
          texts={texts}
        />
      )}
    </li>
  );
}

export default memo(Exchange);
