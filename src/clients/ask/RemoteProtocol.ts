import type {UiMessage} from '../../protocols/ask/UiMessage';
import type {AskRequest, Feedback} from './AskClient';

/** A service over the network that answers questions. */
export interface RemoteService {
  /** Its address, without a slash at the end. */
  base: string;
  assistantId: string;
  /** Whether it speaks the protocol of Agent Studio, and not that of Ask AI. */
  agentStudio?: boolean | undefined;
  appId?: string | undefined;
  apiKey?: string | undefined;
  indexName?: string | undefined;
  /** Whether it takes the reasons of a thumb down. */
  takesReasons?: boolean | undefined;
  /** How long the service may say nothing, in milliseconds. */
  silenceLimit?: number | undefined;
}

/** A request with the method POST. */
export interface RemoteCall {
  url: string;
  headers: Record<string, string>;
  body: object;
}

/** How a service is spoken to. What it answers is the same everywhere: the UI message stream of the AI SDK 5. */
export interface RemoteProtocol {
  /** @throws AskError when the service does not let the page ask */
  question(request: AskRequest, signal: AbortSignal): Promise<RemoteCall>;
  feedback(feedback: Feedback): Promise<RemoteCall>;
  /** Forgets what the service did not accept any more; there where it can be had anew. */
  renew?: () => void;
}

/**
 * Returns messages as a service gets them: a reader's thumb is kept with a message, and is no part of it; nor is an
 * answer that was stopped before its first word a message to a model.
 */
export function messagesToSend(messages: readonly UiMessage[]): Omit<UiMessage, 'feedback'>[] {
  return messages
    .filter(({role, parts}) => role === 'user' || parts.length > 0)
    .map(({feedback: _feedback, feedbackTags: _tags, feedbackNotes: _notes, ...message}) => message);
}

/** Returns the reasons of a thumb down, those that there are. */
export function reasonsOf({reasons = [], note = ''}: Feedback): {tags?: readonly string[]; notes?: string} {
  return {...(reasons.length > 0 && {tags: reasons}), ...(note.trim() !== '' && {notes: note.trim()})};
}
