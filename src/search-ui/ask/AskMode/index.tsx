import type {MouseEvent, ReactNode} from 'react';
import {useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState} from 'react';
import type {AskClient, SuggestedQuestion} from '../../../clients/ask/AskClient';
import type {UiMessage} from '../../../protocols/ask/UiMessage';
import ConversationList from '../../model/ConversationList';
import {fillText} from '../../model/fillText';
import Icon from '../../model/Icon';
import type {AskScreenProps} from '../../model/AskScreen';
import {loadConversations, removeConversation, saveConversation} from '../../model/storage/conversations';
import type {StoredConversation} from '../../model/storage/conversations';
import '../ask.css';
import AnswerScreen from '../AnswerScreen';
import AskBox from '../AskBox';
import type {ExchangeProps} from '../Exchange';
import NewConversationScreen from '../NewConversationScreen';
import type {AnswerLinkSettings} from '../answerLink';
import {answerLink} from '../answerLink';
import {type AskTranslations, failureText, stateText} from '../askTranslations';
import {useConversation} from '../useConversation';

export interface AskModeProps extends AskScreenProps {
  client: AskClient;
  /** Index that conversations are kept for. */
  indexName: string;
  /** Whether conversations are neither kept nor shown. */
  isForgetful: boolean;
  /** Whether the answers are quotations from the site's own pages. */
  isQuoting: boolean;
  links: AnswerLinkSettings;
  texts: AskTranslations;
  /** Follows a link within the site. */
  navigate: (url: string) => void;
}

/** A conversation that has not begun. */
const NEW = {messages: []};

type Screen = 'initial' | 'new-conversation' | 'conversation-history';

/** Returns what the assistant is at, by the last thing that came of its answer. */
function progressOf(answer: UiMessage | undefined, texts: AskTranslations['askAiScreen']): string {
  const part = answer?.role === 'assistant' ? answer.parts.at(-1) : undefined;
  if (part?.type === 'reasoning') return texts.reasoningText;
  return part?.type === 'text' && part.text ? texts.answeringText : texts.thinkingText;
}

/** The AI mode of the dialog: questions, their answers, and the conversations so far. */
export default function AskMode(props: AskModeProps): ReactNode {
  const {client, indexName, isForgetful, start, facetFilters, links, texts, onLeave} = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const stopRef = useRef<HTMLButtonElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState('page' in start ? start.page : null);
  const [screen, setScreen] = useState<Screen>(page ? 'new-conversation' : 'initial');
  const [stored, setStored] = useState(() => (isForgetful ? [] : loadConversations(indexName)));
  const [suggestions, setSuggestions] = useState<SuggestedQuestion[]>([]);

  const searchParameters = useMemo(() => ({facetFilters}), [facetFilters]);
  const conversation = useConversation('conversation' in start ? start.conversation : NEW, {
    client,
    searchParameters,
    page: page?.url,
    onKeep(messages, id) {
      if (isForgetful) return;
      saveConversation(indexName, messages, id);
      setStored(loadConversations(indexName));
    },
  });
  const {status, messages} = conversation;
  const isAnswering = status === 'submitted' || status === 'streaming';
  const progress = isAnswering ? progressOf(messages.at(-1), texts.askAiScreen) : null;
  const shown = screen === 'conversation-history' && stored.length === 0 ? 'new-conversation' : screen;

  const askFirst = useEffectEvent(() => {
    if ('question' in start) conversation.ask(start.question);
  });
  useEffect(() => {
    // The effect of an earlier mount stops what that mount had asked.
    const timer = setTimeout(askFirst);
    return () => clearTimeout(timer);
  }, []);

  useLayoutEffect(() => {
    if (isAnswering) stopRef.current?.focus({preventScroll: true});
    // Who reads on in the answer stays there.
    else if (document.activeElement === document.body) inputRef.current?.focus({preventScroll: true});
  }, [isAnswering]);

  useEffect(() => {
    if (screen !== 'new-conversation') return undefined;
    let isShown = true;
    client.suggestedQuestions(window.location.pathname).then(
      questions => isShown && setSuggestions(questions),
      (error: unknown) => console.warn('The suggested questions could not be loaded.', error),
    );
    return () => {
      isShown = false;
    };
  }, [client, screen]);

  const show = (next: Screen) => {
    setScreen(next);
    inputRef.current?.focus();
  };
  const ask = (question: string, suggestedQuestionId?: string) => {
    setScreen('initial');
    conversation.ask(question, suggestedQuestionId);
    bodyRef.current?.scrollTo({top: 0});
  };
  const begin = () => {
    conversation.open(NEW);
    show('new-conversation');
  };
  const openStored = (earlier: StoredConversation) => {
    conversation.open(earlier);
    show('initial');
  };

  const rate: ExchangeProps['onRate'] = ({question, answer}, vote) =>
    conversation.rate(client.rating.of === 'answer' && answer ? answer.id : question.id, vote);

  const resolveLink = useCallback((href: string) => answerLink(href, links), [links]);

  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const url = link?.getAttribute('href');
    if (!url || link?.target || !url.startsWith('/') || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    props.onClose();
    props.navigate(url);
  };

  const ended = messages.at(-1)?.metadata;
  const spokenEnd =
    ended?.stopped === true
      ? texts.askAiScreen.stoppedStreamingText
      : (stateText(ended, texts.askAiScreen) ?? texts.askAiScreen.answeredText);
  const spoken = {
    submitted: progress,
    streaming: progress,
    error: conversation.error && Object.values(failureText(texts, conversation.error.code)).join(' '),
    ready: messages.length > 0 && shown === 'initial' ? spokenEnd : '',
  }[status];

  return (
    <>
      <AskBox
        inputRef={inputRef}
        stopRef={stopRef}
        placeholder={
          isAnswering
            ? texts.searchBox.placeholderTextAskAiStreaming
            : shown === 'initial'
              ? texts.searchBox.placeholderTextAskAi
              : texts.searchBox.placeholderTextNew
        }
        isAnswering={isAnswering}
        hasHistory={stored.length > 0}
        texts={texts.searchBox}
        onAsk={ask}
        onStop={conversation.stop}
        onBack={() => onLeave()}
        onNew={begin}
        onHistory={() => {
          conversation.open(NEW);
          show('conversation-history');
        }}
        onClose={props.onClose}
      />
      {page && (
        <p className="DocSearch-AskAi-Page">
          <span>{fillText(texts.searchBox.pageText, {title: page.title})}</span>
          <button
            type="button"
            className="DocSearch-Action"
            aria-label={texts.searchBox.allPagesText}
            title={texts.searchBox.allPagesText}
            onClick={() => {
              setPage(null);
              inputRef.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
      {/* The links of an answer come as HTML; each is a link by itself, and this follows it by the router. */}
      <div className="DocSearch-Dropdown" ref={bodyRef} role="none" onClick={followLink}>
        {shown === 'initial' && (
          <AnswerScreen
            conversation={conversation}
            progress={progress}
            isQuoting={props.isQuoting}
            texts={texts}
            resolveLink={resolveLink}
            onQuery={onLeave}
            takesReasons={client.rating.takesReasons}
            onRate={rate}
            onRetry={conversation.retry}
            onAsk={ask}
            onNew={begin}
          />
        )}
        {shown === 'new-conversation' && (
          <NewConversationScreen
            questions={suggestions}
            texts={texts.newConversation}
            onAsk={({question, objectID}) => ask(question, objectID)}
          />
        )}
        {shown === 'conversation-history' && (
          <div className="DocSearch-Dropdown-Container DocSearch-Conversation-History">
            <ConversationList
              titleClassName="DocSearch-Modal-heading"
              title={texts.searchBox.viewConversationHistoryText}
              removeText={texts.startScreen.removeRecentConversationButtonTitle}
              conversations={stored}
              inputRef={inputRef}
              onOpen={openStored}
              onRemove={each => setStored(removeConversation(indexName, each))}
            />
          </div>
        )}
      </div>
      <div className="DocSearch-VisuallyHiddenForAccessibility" role="status">
        {spoken}
      </div>
    </>
  );
}
