/** Text of a message, Markdown where an assistant wrote it. */
export interface TextPart {
  type: 'text';
  text: string;
  state?: 'streaming' | 'done';
  providerMetadata?: unknown;
}

/** What a model thought on its way to the answer. */
export interface ReasoningPart {
  type: 'reasoning';
  text: string;
  id?: string;
  state?: 'streaming' | 'done';
  providerMetadata?: unknown;
}

/** Where a step of the answer begins: a search, or the text. */
export interface StepStartPart {
  type: 'step-start';
}

/** A call of a tool, `tool-searchIndex` for a search, with what it was given and what came back. */
export interface ToolPart {
  type: `tool-${string}`;
  toolCallId: string;
  state: 'input-streaming' | 'input-available' | 'output-available' | 'output-error';
  input?: unknown;
  output?: unknown;
  errorText?: string;
  providerExecuted?: boolean;
  preliminary?: boolean;
  callProviderMetadata?: unknown;
}

/** Questions to go on with, which the assistant offers beside its answer. */
export interface SuggestionsPart {
  type: 'data-suggestions';
  id?: string;
  data: {suggestions: string[]};
}

export type MessagePart = TextPart | ReasoningPart | StepStartPart | ToolPart | SuggestionsPart;

/** What is known of a message beside its parts. */
export interface MessageMetadata {
  /** Set when the reader stopped the answer. */
  stopped?: boolean;
  /** Set when the answer broke off: by a failure, or because the page went. */
  interrupted?: boolean;
  [key: string]: unknown;
}

/**
 * A message of a conversation: the parts of the AI SDK 5's `UIMessage` that a documentation dialog has use for, and the
 * reader's feedback, which is stored with it.
 */
export interface UiMessage {
  id: string;
  role: 'user' | 'assistant';
  parts: MessagePart[];
  metadata?: MessageMetadata;
  feedback?: 'like' | 'dislike';
  /** Why it was disliked, and in the reader's own words. */
  feedbackTags?: FeedbackReason[];
  feedbackNotes?: string;
}

/** The reasons for a thumb down, as Agent Studio knows them. */
export const FEEDBACK_REASONS = [
  'incorrect',
  'not_what_i_asked',
  'slow_or_buggy',
  'style_or_tone',
  'safety_or_legal',
  'other',
] as const;

export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** Returns whether a part is the call of a tool. */
export function isToolPart(part: MessagePart): part is ToolPart {
  return part.type.startsWith('tool-');
}

/** Returns the questions that an answer offers to go on with. */
export function suggestionsOf({parts}: UiMessage): string[] {
  return parts.find(part => part.type === 'data-suggestions')?.data.suggestions ?? [];
}
