import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {AskError} from '../../protocols/ask/AskError';
import type {AskClient, AskRequest, Feedback} from '../../clients/ask/AskClient';
import {createId} from '../../protocols/createId';
import type {UiMessage} from '../../protocols/ask/UiMessage';

export type ChatStatus = 'ready' | 'submitted' | 'streaming' | 'error';

export interface ConversationOptions {
  client: AskClient;
  searchParameters: AskRequest['searchParameters'];
  page: AskRequest['page'];
  /** Keeps the messages so far; called whenever something was said that must not be lost. */
  onKeep: (messages: readonly UiMessage[], id: string) => void;
}

export interface Conversation {
  messages: readonly UiMessage[];
  status: ChatStatus;
  error: AskError | null;
  /** Asks a question, unless one is being answered. */
  ask: (question: string, suggestedQuestionId?: string) => void;
  /** Asks the last question again, in place of what came back for it. */
  retry: () => void;
  stop: () => void;
  /** Shows another conversation. */
  open: (conversation: Opening) => void;
  /**
   * Sends what the reader thinks of an answer and keeps it with the message that is rated.
   * @throws AskError when it was not taken
   */
  rate: (messageId: string, vote: Pick<Feedback, 'thumbs' | 'reasons' | 'note'>) => Promise<void>;
}

/** A conversation to begin with. It goes on under the id that it was kept with. */
interface Opening {
  messages: readonly UiMessage[];
  chatId?: string | undefined;
}

interface Chat {
  id: string;
  messages: readonly UiMessage[];
  status: ChatStatus;
  error: AskError | null;
}

function chatOf({messages, chatId}: Opening): Chat {
  return {id: chatId ?? createId(), messages, status: 'ready', error: null};
}

/** Returns the messages with a mark on their last answer; one that was stopped before its first word is added. */
function markAnswer(messages: readonly UiMessage[], mark: 'stopped' | 'interrupted'): readonly UiMessage[] {
  const last = messages.at(-1);
  if (last?.role === 'assistant')
    return [...messages.slice(0, -1), {...last, metadata: {...last.metadata, [mark]: true}}];
  if (mark === 'interrupted') return messages;
  return [...messages, {id: createId(), role: 'assistant', parts: [], metadata: {stopped: true}}];
}

function pace(): AskRequest['pace'] {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'reading';
}

/**
 * Returns a conversation with an assistant. It ends when the component goes: an answer on its way is stopped, and
 * kept as far as it came.
 */
export function useConversation(
  initial: Opening,
  {client, searchParameters, page, onKeep}: ConversationOptions,
): Conversation {
  const [chat, setChat] = useState(() => chatOf(initial));
  const latest = useRef(chat);
  const running = useRef<AbortController | null>(null);

  const update = (change: Partial<Chat>) => {
    latest.current = {...latest.current, ...change};
    setChat(latest.current);
  };
  const keep = () => onKeep(latest.current.messages, latest.current.id);

  async function run(messages: readonly UiMessage[], suggestedQuestionId?: string): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    update({messages, status: 'submitted', error: null});
    keep();
    const {id} = latest.current;
    const {signal} = controller;
    try {
      const answers = client.ask({
        id,
        messages,
        searchParameters,
        page,
        suggestedQuestionId,
        signal,
        pace: pace(),
      });
      for await (const answer of answers) {
        if (running.current !== controller) return;
        update({
          messages: [...messages, answer],
          status: answer.parts.length > 0 ? 'streaming' : 'submitted',
        });
      }
      if (running.current !== controller) return;
      update({status: 'ready'});
    } catch (error) {
      if (running.current !== controller) return;
      update({
        messages: markAnswer(latest.current.messages, 'interrupted'),
        status: 'error',
        error: error instanceof AskError ? error : new AskError('stream', {cause: error}),
      });
    }
    running.current = null;
    keep();
  }

  function ask(question: string, suggestedQuestionId?: string): void {
    const text = question.trim();
    if (!text || running.current) return;
    const message: UiMessage = {id: createId(), role: 'user', parts: [{type: 'text', text}]};
    void run([...latest.current.messages, message], suggestedQuestionId);
  }

  function retry(): void {
    if (running.current) return;
    const {messages} = latest.current;
    const last = messages.findLastIndex(({role}) => role === 'user');
    if (last >= 0) void run(messages.slice(0, last + 1));
  }

  /** Ends what is on its way, and marks the answer, also one without a word, as stopped. */
  function abandon(): void {
    const controller = running.current;
    if (!controller) return;
    running.current = null;
    controller.abort();
    update({messages: markAnswer(latest.current.messages, 'stopped'), status: 'ready'});
    keep();
  }

  const leave = useEffectEvent(abandon);
  // The page may come back and the answer go on, so that only what is stored is marked.
  const keepBroken = useEffectEvent(() => {
    if (running.current) onKeep(markAnswer(latest.current.messages, 'interrupted'), latest.current.id);
  });
  useEffect(() => {
    const onHide = () => keepBroken();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      leave();
    };
  }, []);

  return {
    messages: chat.messages,
    status: chat.status,
    error: chat.error,
    ask,
    retry,
    stop: abandon,
    open(opening) {
      abandon();
      update(chatOf(opening));
    },
    async rate(messageId, {thumbs, reasons = [], note = ''}) {
      await client.sendFeedback({messageId, thumbs, reasons, note});
      const given = {
        feedback: thumbs === 1 ? ('like' as const) : ('dislike' as const),
        ...(reasons.length > 0 && {feedbackTags: [...reasons]}),
        ...(note.trim() !== '' && {feedbackNotes: note.trim()}),
      };
      const messages = latest.current.messages.map(message =>
        message.id === messageId ? {...message, ...given} : message,
      );
      update({messages});
      keep();
    },
  };
}
