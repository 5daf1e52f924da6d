import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {AskError} from '../../../protocols/ask/AskError';
import type {UiMessage} from '../../../protocols/ask/UiMessage';
import AskIcon from '../AskIcon';
import type {AskTranslations} from '../askTranslations';

/** Milliseconds for which the button says that the answer was copied. */
const COPIED_FOR = 1500;

export interface ActionsProps {
  /** The answer as Markdown. */
  text: string;
  feedback: UiMessage['feedback'];
  texts: AskTranslations['askAiScreen'];
  /** @throws AskError when the feedback was not taken */
  onRate: (feedback: 'like' | 'dislike') => Promise<void>;
}

/** What can be done with an answer: copy it, and say whether it helped. */
export default function Actions({text, feedback, texts, onRate}: ActionsProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () => {
    setFailure('');
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setFailure(texts.copyFailedText),
    );
  };
  const rate = async (value: 'like' | 'dislike') => {
    setIsSending(true);
    setFailure('');
    try {
      await onRate(value);
    } catch (error) {
      setFailure(error instanceof AskError ? texts.feedbackFailedText : texts.feedbackErrorText);
    }
    setIsSending(false);
  };
  return (
    <div className="DocSearch-AskAiScreen-Actions">
      {'clipboard' in navigator && (
        <button type="button" className="DocSearch-AskAiScreen-ActionButton" onClick={copy}>
          <AskIcon name={isCopied ? 'done' : 'copy'} />
          <span aria-live="polite">{isCopied ? texts.copyButtonCopiedText : texts.copyButtonText}</span>
        </button>
      )}
      {!feedback &&
        (['like', 'dislike'] as const).map(value => (
          <button
            key={value}
            type="button"
            className="DocSearch-AskAiScreen-ActionButton"
            aria-label={value === 'like' ? texts.likeButtonTitle : texts.dislikeButtonTitle}
            title={value === 'like' ? texts.likeButtonTitle : texts.dislikeButtonTitle}
            aria-disabled={isSending}
            onClick={() => {
              if (!isSending) void rate(value);
            }}
          >
            <AskIcon name={value} />
          </button>
        ))}
      <span className="DocSearch-AskAiScreen-FeedbackText" aria-live="polite">
        {failure || (feedback && texts.thanksForFeedbackText)}
      </span>
    </div>
  );
}
