import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ComponentType, type ReactNode, useEffect, useId, useState} from 'react';
import type {FeedbackConfig} from '../../../config/feedback';
import type {FeedbackFormProps} from '../FeedbackForm';
import {UNSENT, VOTES} from '../feedbackKeys';
import styles from './styles.module.css';

export interface PageFeedbackProps {
  /** Address of the page, base URL included. */
  permalink: string;
}

/** Whether something of an earlier page is left: a vote of this visit, or one that could not be sent. */
function hasTraces(): boolean {
  try {
    return sessionStorage.getItem(VOTES) !== null || localStorage.getItem(UNSENT) !== null;
  } catch {
    return false;
  }
}

/** Asks at the end of a page whether it helped. What a vote leads to is loaded with the vote. */
export default function PageFeedback({permalink}: PageFeedbackProps): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const feedback = siteConfig.customFields?.feedback as FeedbackConfig | undefined;
  const question = useId();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [Form, setForm] = useState<ComponentType<FeedbackFormProps> | null>(null);
  const [vote, setVote] = useState<FeedbackFormProps['vote'] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!feedback || !hasTraces()) return;
    import('../FeedbackForm').then(
      ({default: FeedbackForm, earlierVote}) => {
        const earlier = earlierVote(feedback, permalink);
        setForm(() => FeedbackForm);
        setVote(earlier);
        setPressed(earlier?.helpful ?? null);
      },
      () => undefined,
    );
  }, [feedback, permalink]);

  if (!feedback) return null;
  const choose = (helpful: boolean) => {
    if (pressed !== null) return;
    setPressed(helpful);
    setHasFailed(false);
    import('../FeedbackForm').then(
      ({default: FeedbackForm, castVote}) => {
        setForm(() => FeedbackForm);
        setVote(castVote(feedback, {permalink, locale: i18n.currentLocale, helpful}));
      },
      () => {
        setPressed(null);
        setHasFailed(true);
      },
    );
  };
  const button = (helpful: boolean, text: string) => (
    <button
      type="button"
      className="button"
      aria-pressed={pressed === helpful}
      aria-disabled={pressed !== null}
      onClick={() => choose(helpful)}
    >
      {text}
    </button>
  );
  return (
    <section className={styles.feedback} aria-labelledby={question}>
      <p id={question}>
        <Translate id="site.feedback.question">Was this page helpful?</Translate>
      </p>
      {button(true, translate({id: 'site.feedback.yes', message: 'Yes'}))}
      {button(false, translate({id: 'site.feedback.no', message: 'No'}))}
      {Form && vote && <Form config={feedback} vote={vote} />}
      {hasFailed && (
        <p role="alert">
          <Translate id="theme.SearchModal.errorScreen.helpText">
            You might want to check your network connection.
          </Translate>
        </p>
      )}
    </section>
  );
}
