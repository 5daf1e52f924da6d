import clsx from 'clsx';
import type {ReactNode, Ref} from 'react';
import {useEffect, useRef, useState} from 'react';
import type {Feedback} from '../../../clients/ask/AskClient';
import {AskError} from '../../../protocols/ask/AskError';
import type {UiMessage} from '../../../protocols/ask/UiMessage';
import AskIcon from '../AskIcon';
import FeedbackPanel from '../FeedbackPanel';
import type {AskTranslations} from '../askTranslations';
import {COPIED_FOR} from '../copiedFor';

/** What a reader thinks of an answer. */
export type Vote = Pick<Feedback, 'thumbs' | 'reasons' | 'note'>;

export interface ActionsProps {
  /** The answer as Markdown. */
  text: string;
  feedback: UiMessage['feedback'];
  /** Whether the reader is asked for the reasons of a thumb down. */
  takesReasons: boolean;
  texts: AskTranslations['askAiScreen'];
  /** @throws AskError when the vote was not taken */
  onRate: (vote: Vote) => Promise<void>;
}

interface ThumbProps {
  ref?: Ref<HTMLButtonElement>;
  value: 'like' | 'dislike';
  title: string;
  isResting: boolean;
  /** Whether what it opens is open; `undefined` where it opens nothing. */
  isExpanded?: boolean | undefined;
  onPress: () => void;
}

function Thumb({ref, value, title, isResting, isExpanded, onPress}: ThumbProps): ReactNode {
  return (
    <button
      ref={ref}
      type="button"
      className={`DocSearch-AskAiScreen-ActionButton DocSearch-AskAiScreen-${
        value === 'like' ? 'LikeButton' : 'DislikeButton'
      }`}
      aria-label={title}
      title={title}
      aria-disabled={isResting}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <AskIcon name={value} />
    </button>
  );
}

/** What can be done with an answer: copy it, and say whether it helped. */
export default function Actions({text, feedback, takesReasons, texts, onRate}: ActionsProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [isGivingReasons, setIsGivingReasons] = useState(false);
  const [failure, setFailure] = useState('');
  const saidRef = useRef<HTMLSpanElement>(null);
  const dislikeRef = useRef<HTMLButtonElement>(null);

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
  const rate = async (vote: Vote) => {
    if (isSending) return;
    setIsSending(true);
    setFailure('');
    try {
      await onRate(vote);
      setIsGivingReasons(false);
      // The button that was pressed is gone.
      saidRef.current?.focus();
    } catch (error) {
      setFailure(error instanceof AskError ? texts.feedbackFailedText : texts.feedbackErrorText);
    }
    setIsSending(false);
  };
  return (
    <>
      <div className="DocSearch-AskAiScreen-Actions">
        {'clipboard' in navigator && (
          <button
            type="button"
            className={clsx(
              'DocSearch-AskAiScreen-ActionButton DocSearch-AskAiScreen-CopyButton',
              isCopied && 'DocSearch-AskAiScreen-CopyButton--copied',
            )}
            title={isCopied ? texts.copyButtonCopiedText : texts.copyButtonText}
            onClick={copy}
          >
            <AskIcon name={isCopied ? 'done' : 'copy'} />
            <span aria-live="polite">{isCopied ? texts.copyButtonCopiedText : texts.copyButtonText}</span>
          </button>
        )}
        {!feedback && (
          <>
            <Thumb
              value="like"
              title={texts.likeButtonTitle}
              isResting={isSending}
              onPress={() => void rate({thumbs: 1})}
            />
            <Thumb
              ref={dislikeRef}
              value="dislike"
              title={texts.dislikeButtonTitle}
              isResting={isSending}
              isExpanded={takesReasons ? isGivingReasons : undefined}
              onPress={() => (takesReasons ? setIsGivingReasons(true) : void rate({thumbs: 0}))}
            />
          </>
        )}
        <span
          ref={saidRef}
          tabIndex={-1}
          className={clsx(
            'DocSearch-AskAiScreen-FeedbackText',
            feedback && 'DocSearch-AskAiScreen-FeedbackText--visible',
          )}
          aria-live="polite"
        >
          {isGivingReasons ? '' : failure || (feedback && texts.thanksForFeedbackText)}
        </span>
      </div>
      {isGivingReasons && (
        <FeedbackPanel
          failure={failure}
          isSending={isSending}
          texts={texts}
          onSend={({reasons, note}) => void rate({thumbs: 0, reasons, note})}
          onCancel={() => {
            setIsGivingReasons(false);
            setFailure('');
            dislikeRef.current?.focus();
          }}
        />
      )}
    </>
  );
}
