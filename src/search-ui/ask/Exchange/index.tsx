import type {ReactNode} from 'react';
import {memo, useMemo} from 'react';
import type {AskError} from '../../../protocols/ask/AskError';
import {textOf} from '../../../protocols/ask/textOf';
import type {UiMessage} from '../../../protocols/ask/UiMessage';
import {isToolPart} from '../../../protocols/ask/UiMessage';
import Icon from '../../model/Icon';
import Actions from '../Actions';
import Markdown from '../Markdown';
import type {LinkResolver} from '../Markdown/blocksOf';
import {blocksOf} from '../Markdown/blocksOf';
import ToolLine from '../ToolLine';
import {type AskTranslations, failureText, stateText} from '../askTranslations';

export interface ExchangeProps {
  question: UiMessage;
  answer: UiMessage | null;
  /** What the assistant is at; null once the answer has ended. */
  progress: string | null;
  error: AskError | null;
  texts: Pick<AskTranslations, 'askAiScreen' | 'failures'>;
  resolveLink: LinkResolver;
  onQuery: (query: string) => void;
  onRate: (questionId: string, feedback: 'like' | 'dislike') => Promise<void>;
  /** Asks the question again; there for the last question alone. */
  onRetry?: () => void;
}

/** Returns what a reader is told of a failure, as Markdown. */
function explain(error: AskError, texts: Pick<AskTranslations, 'failures'>): string {
  const {happened, advice} = failureText(texts, error.code);
  return [`**${happened}** ${advice}`, error.detail].filter(Boolean).join('\n\n');
}

/** A question with its answer as far as it has come. */
function Exchange(props: ExchangeProps): ReactNode {
  const {question, answer, progress, error, resolveLink} = props;
  const texts = props.texts.askAiScreen;
  const text = answer ? textOf(answer) : '';
  const {blocks, sources} = useMemo(() => blocksOf(text, resolveLink), [text, resolveLink]);
  const failure = error && blocksOf(explain(error, props.texts), () => null).blocks;
  const state = progress ? null : stateText(answer?.metadata, texts);
  const isStopped = answer?.metadata?.stopped === true;
  const isBroken =
    !progress && !error && !isStopped && (text === '' || answer?.metadata?.interrupted === true);
  return (
    <li className="DocSearch-AskAiScreen-Response-Container">
      <h2 className="DocSearch-AskAiScreen-Query">{textOf(question)}</h2>
      <div className="DocSearch-AskAiScreen-Response">
        {answer?.parts.filter(isToolPart).map(part => (
          <ToolLine key={part.toolCallId} part={part} texts={texts} onQuery={props.onQuery} />
        ))}
        {state && <p className="DocSearch-AskAiScreen-State">{state}</p>}
        <Markdown blocks={blocks} />
        {failure && (
          <div className="DocSearch-AskAiScreen-Error">
            <Icon name="offline" />
            <Markdown blocks={failure} />
          </div>
        )}
        {isStopped && <p className="DocSearch-AskAiScreen-Stopped">{texts.stoppedStreamingText}</p>}
        {isBroken && (
          <p className="DocSearch-AskAiScreen-Stopped">
            {text === '' ? texts.interruptedText : props.texts.failures.cut.happened}
          </p>
        )}
        {(error || isBroken) && props.onRetry && (
          <button type="button" className="DocSearch-Retry" onClick={props.onRetry}>
            {texts.retryText}
          </button>
        )}
        {!progress && sources.length > 0 && (
          <div className="DocSearch-AskAiScreen-RelatedSources">
            <h3 className="DocSearch-AskAiScreen-RelatedSources-Title">{texts.relatedSourcesText}</h3>
            <ul className="DocSearch-AskAiScreen-RelatedSources-List" aria-label={texts.relatedSourcesText}>
              {sources.map(({url, title, isExternal}) => (
                <li key={url}>
                  <a
                    className="DocSearch-AskAiScreen-RelatedSources-Item-Link"
                    href={url}
                    {...(isExternal && {target: '_blank', rel: 'noopener noreferrer'})}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="DocSearch-AskAiScreen-Answer-Footer">
          {progress && <p className="DocSearch-AskAiScreen-Progress">{progress}</p>}
          {!progress && text !== '' && (
            <Actions
              text={text}
              feedback={question.feedback ?? answer?.feedback}
              texts={texts}
              onRate={feedback => props.onRate(question.id, feedback)}
            />
          )}
        </div>
      </div>
    </li>
  );
}

export default memo(Exchange);
