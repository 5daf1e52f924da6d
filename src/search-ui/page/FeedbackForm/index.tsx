import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState} from 'react';
import type {FeedbackConfig} from '../../../config/feedback';
import {VOTES} from '../feedbackKeys';
import {type Delivery, type FeedbackMessage, resumeSending, sendFeedback} from '../feedbackQueue';
import styles from './styles.module.css';

export interface Vote {
  helpful: boolean;
  /** What is sent of it; `null` for a vote given earlier in this visit. */
  message: FeedbackMessage | null;
}

export interface FeedbackFormProps {
  config: FeedbackConfig;
  vote: Vote;
}

/** Most characters of the sentence: as an issue it becomes part of an address. */
const LONGEST_COMMENT = 1000;

type Votes = Record<string, unknown>;

function readVotes(): Votes {
  try {
    const votes: unknown = JSON.parse(sessionStorage.getItem(VOTES) ?? '{}');
    return typeof votes === 'object' && votes !== null ? (votes as Votes) : {};
  } catch {
    return {};
  }
}

/** Returns how the reader voted on a page in this visit. Goes on with sending what could not be sent. */
export function earlierVote({endpoint}: FeedbackConfig, permalink: string): Vote | null {
  if (endpoint) resumeSending(endpoint);
  const helpful = readVotes()[permalink];
  return typeof helpful === 'boolean' ? {helpful, message: null} : null;
}

/** Takes the vote on a page, one in each visit. */
export function castVote(
  config: FeedbackConfig,
  {permalink, locale, helpful}: {permalink: string; locale: string; helpful: boolean},
): Vote {
  const earlier = earlierVote(config, permalink);
  if (earlier) return earlier;
  try {
    sessionStorage.setItem(VOTES, JSON.stringify({...readVotes(), [permalink]: helpful}));
  } catch {
    // The vote counts; another one in this visit cannot be told from it.
  }
  // Unlike `randomUUID`, these numbers are there on pages without TLS too.
  const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-');
  return {helpful, message: {id, page: permalink, locale, helpful, at: new Date().toISOString()}};
}

/** Returns the address of a form for a new issue that says all there is to say. */
export function issueAddress(
  issues: string,
  {page, helpful, comment}: {page: string; helpful: boolean; comment: string},
): string {
  const address = new URL(issues);
  address.searchParams.set('title', `[docs] ${helpful ? 'Helpful' : 'Not helpful'}: ${page}`);
  address.searchParams.set('body', [comment.trim(), page].filter(Boolean).join('\n\n'));
  return address.href;
}

function sayDelivery(delivery: Delivery | null, hasComment: boolean): string {
  switch (delivery) {
    case 'kept':
      return translate({
        id: 'site.feedback.kept',
        message: 'It could not be sent now. Your browser keeps it and sends it when the connection is back.',
      });
    case 'refused':
      return translate({
        id: 'site.feedback.refused',
        message: 'The server did not accept it, and nothing is kept.',
      });
    case 'lost':
      return translate({
        id: 'site.feedback.lost',
        message:
          'It could not be sent, and your browser keeps nothing for this site. Please try again later.',
      });
    default:
      return hasComment && delivery === 'sent'
        ? translate({id: 'site.feedback.sent', message: 'Sent. Thank you for telling us.'})
        : translate({id: 'site.feedback.thanks', message: 'Thank you for your vote.'});
  }
}

/** What follows a vote: what became of it, and room for a sentence. */
export default function FeedbackForm({config, vote}: FeedbackFormProps): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {endpoint, issues} = config;
  const {helpful, message} = vote;
  const field = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const [comment, setComment] = useState('');
  const [isDone, setIsDone] = useState(message === null);

  const deliver = useEffectEvent((first: FeedbackMessage) => {
    if (endpoint) void sendFeedback(endpoint, first).then(setDelivery);
  });
  useEffect(() => {
    if (message) deliver(message);
  }, [message]);

  const text = comment.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!message || !endpoint || text === '') return;
    void sendFeedback(endpoint, {...message, comment: text}).then(result => {
      setDelivery(result);
      // What is neither taken nor kept stays to be copied.
      setIsDone(result === 'sent' || result === 'kept');
      status.current?.focus();
    });
  };
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {endpoint
          ? sayDelivery(delivery, isDone && text !== '')
          : translate({id: 'site.feedback.asIssue', message: 'Thank you. You can tell us why in an issue.'})}
      </p>
      {!isDone && (
        <form className={styles.form} onSubmit={send}>
          <label htmlFor={field}>
            {helpful
              ? translate({id: 'site.feedback.helped', message: 'What helped you? (optional)'})
              : translate({id: 'site.feedback.missing', message: 'What is missing or wrong? (optional)'})}
          </label>
          <textarea
            id={field}
            rows={3}
            maxLength={LONGEST_COMMENT}
            value={comment}
            onChange={event => setComment(event.target.value)}
          />
          {endpoint && (
            <button type="submit" className="button button--primary" aria-disabled={text === ''}>
              <Translate id="site.feedback.send">Send</Translate>
            </button>
          )}
          {!endpoint && issues && message && (
            <>
              <a
                className="button button--primary"
                href={issueAddress(issues, {page: url + message.page, helpful, comment})}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Translate id="site.feedback.issue">Write it as an issue on GitHub</Translate>
              </a>
              <p className={styles.hint}>
                <Translate id="site.feedback.issueHint">
                  Nothing is sent from here: GitHub opens with your text, and you decide there.
                </Translate>
              </p>
            </>
          )}
        </form>
      )}
    </>
  );
}
