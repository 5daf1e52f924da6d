import type {ReactNode} from 'react';
import {useEffect, useId, useRef, useState} from 'react';
import {LONGEST_NOTE} from '../../../clients/ask/AskClient';
import {FEEDBACK_REASONS, type FeedbackReason} from '../../../protocols/ask/UiMessage';
import {fillText} from '../../model/fillText';
import type {AskTranslations} from '../askTranslations';

export interface FeedbackPanelProps {
  /** Why the vote was not taken; empty while it was not sent. */
  failure: string;
  isSending: boolean;
  texts: AskTranslations['askAiScreen'];
  onSend: (vote: {reasons: FeedbackReason[]; note: string}) => void;
  onCancel: () => void;
}

/** Asks for the reasons of a thumb down. What was chosen and written stays until it is sent. */
export default function FeedbackPanel(props: FeedbackPanelProps): ReactNode {
  const {failure, isSending, texts} = props;
  const [chosen, setChosen] = useState<FeedbackReason[]>([]);
  const [note, setNote] = useState('');
  const titleId = useId();
  const rootRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    rootRef.current?.querySelector('button')?.focus();
  }, []);

  const toggle = (reason: FeedbackReason) =>
    setChosen(chosen.includes(reason) ? chosen.filter(each => each !== reason) : [...chosen, reason]);
  return (
    <div ref={rootRef} className="DocSearch-Feedback-Panel" role="group" aria-labelledby={titleId}>
      <div className="DocSearch-Feedback-Panel-Header">
        <p className="DocSearch-Feedback-Panel-Title" id={titleId}>
          {texts.feedbackPanelTitle}
        </p>
      </div>
      <div className="DocSearch-Feedback-Panel-Reasons">
        {FEEDBACK_REASONS.map(reason => (
          <button
            key={reason}
            type="button"
            className="DocSearch-Feedback-Panel-Reason"
            aria-pressed={chosen.includes(reason)}
            onClick={() => toggle(reason)}
          >
            {texts.feedbackReasons[reason]}
          </button>
        ))}
      </div>
      <textarea
        className="DocSearch-Feedback-Panel-Textarea"
        aria-label={texts.feedbackDetailsPlaceholder}
        placeholder={texts.feedbackDetailsPlaceholder}
        value={note}
        rows={3}
        maxLength={LONGEST_NOTE}
        onChange={event => setNote(event.target.value)}
      />
      <p className="DocSearch-Feedback-Panel-CharCount">
        {fillText(texts.feedbackCountText, {count: note.length, limit: LONGEST_NOTE})}
      </p>
      <p className="DocSearch-Feedback-Panel-Error" aria-live="polite">
        {failure}
      </p>
      <div className="DocSearch-Feedback-Panel-Actions">
        <button type="button" className="DocSearch-Feedback-Panel-Cancel" onClick={props.onCancel}>
          {texts.feedbackCancelButtonText}
        </button>
        <button
          type="button"
          className="DocSearch-Feedback-Panel-Submit"
          aria-disabled={isSending}
          onClick={() => props.onSend({reasons: chosen, note})}
        >
          {texts.feedbackSubmitButtonText}
        </button>
      </div>
    </div>
  );
}
