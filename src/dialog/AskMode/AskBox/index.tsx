import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import {useState} from 'react';
import Icon from '../../Icon';
import {LONGEST_QUERY} from '../../SearchBox';
import AskIcon from '../AskIcon';
import Menu from '../Menu';
import type {AskTranslations} from '../askTranslations';

export interface AskBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  stopRef: RefObject<HTMLButtonElement | null>;
  placeholder: string;
  isAnswering: boolean;
  hasHistory: boolean;
  texts: AskTranslations['searchBox'];
  onAsk: (question: string) => void;
  onStop: () => void;
  onBack: () => void;
  onNew: () => void;
  onHistory: () => void;
  onClose: () => void;
}

const SWALLOWED = ['ArrowUp', 'ArrowDown', 'Enter'];

/** The head of AI mode: the way back, the field for a question, what stops its answer, the menu and what closes. */
export default function AskBox(props: AskBoxProps): ReactNode {
  const {inputRef, stopRef, isAnswering, texts} = props;
  const [question, setQuestion] = useState('');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !SWALLOWED.includes(event.key)) return;
    event.preventDefault();
    if (event.key !== 'Enter' || isAnswering || !question.trim()) return;
    setQuestion('');
    props.onAsk(question);
  };
  return (
    <header className="DocSearch-SearchBar">
      <form className="DocSearch-Form DocSearch-Form--AskAi" onSubmit={event => event.preventDefault()}>
        <button
          type="button"
          className="DocSearch-Action DocSearch-AskAi-Return"
          aria-label={texts.backToKeywordSearchButtonText}
          title={texts.backToKeywordSearchButtonText}
          onClick={props.onBack}
        >
          <AskIcon name="back" />
        </button>
        <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-ask-input">
          <Icon name="ask" />
          <span className="DocSearch-VisuallyHiddenForAccessibility">{texts.inputLabel}</span>
        </label>
        <input
          ref={inputRef}
          className="DocSearch-Input"
          id="docsearch-ask-input"
          type="text"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={LONGEST_QUERY}
          placeholder={props.placeholder}
          disabled={isAnswering}
          value={question}
          onChange={event => setQuestion(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="DocSearch-Actions">
          {isAnswering && (
            <button
              ref={stopRef}
              type="button"
              className="DocSearch-Action DocSearch-StopStreaming"
              aria-label={texts.stopText}
              title={texts.stopText}
              onClick={props.onStop}
            >
              <AskIcon name="stop" />
            </button>
          )}
          <Menu hasHistory={props.hasHistory} texts={texts} onNew={props.onNew} onHistory={props.onHistory} />
          <button
            type="button"
            className="DocSearch-Action DocSearch-Close"
            aria-label={texts.closeText}
            title={texts.closeText}
            onClick={props.onClose}
          >
            <Icon name="close" />
          </button>
        </div>
      </form>
    </header>
  );
}
