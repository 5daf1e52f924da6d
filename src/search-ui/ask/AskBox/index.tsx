import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import {useState} from 'react';
import ActionButton from '../../model/ActionButton';
import FieldBar from '../../model/FieldBar';
import Icon from '../../model/Icon';
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
    <FieldBar
      className="DocSearch-Form--AskAi"
      before={
        <ActionButton
          className="DocSearch-AskAi-Return"
          label={texts.backToKeywordSearchButtonText}
          onClick={props.onBack}
        >
          <AskIcon name="back" className="DocSearch-Back-Icon" />
        </ActionButton>
      }
      icon={<Icon name="ask" />}
      label={texts.inputLabel}
      input={{
        ref: inputRef,
        id: 'docsearch-input',
        type: 'text',
        enterKeyHint: 'send',
        placeholder: props.placeholder,
        disabled: isAnswering,
        value: question,
        onChange: event => setQuestion(event.target.value),
        onKeyDown,
      }}
      actions={
        <>
          {isAnswering && (
            <ActionButton
              ref={stopRef}
              className="DocSearch-StopStreaming"
              label={texts.stopText}
              onClick={props.onStop}
            >
              <AskIcon name="stop" />
            </ActionButton>
          )}
          <Menu hasHistory={props.hasHistory} texts={texts} onNew={props.onNew} onHistory={props.onHistory} />
        </>
      }
      closeText={texts.closeText}
      onClose={props.onClose}
    />
  );
}
