import type {ReactNode} from 'react';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import type {DialogAsk} from '../DialogAsk';
import type {AskedPage, AskScreenProps, AskStart} from '../../model/AskScreen';
import type {SearchOptions} from '../../model/SearchOptions';
import type {StoredConversation} from '../../model/storage/conversations';
import {loadConversations, removeConversation} from '../../model/storage/conversations';

type Render = (props: AskScreenProps) => ReactNode;

/** Milliseconds after which an AI mode that has not arrived is said to be missing; one that still comes is shown. */
const MISSING_AFTER = 8000;

export interface AskState {
  /** What AI mode was entered with; null in keyword search. */
  start: AskStart | null;
  /** Renders AI mode; null in keyword search, and until its code is there. */
  render: Render | null;
  /** Whether its code could not be loaded. */
  hasFailed: boolean;
  conversations: StoredConversation[];
  begin: (start: AskStart) => void;
  leave: () => void;
  forget: (conversation: StoredConversation) => void;
}

/**
 * Returns whether the dialog is in AI mode, whose code is loaded on entering it, and the conversations so far.
 *
 * @param page - the page to ask about from the start
 */
export function useAsk(
  ask: DialogAsk | undefined,
  {disableUserPersonalization}: SearchOptions,
  page?: AskedPage | null,
): AskState {
  const loadStored = () => (ask && !disableUserPersonalization ? loadConversations(ask.indexName) : []);
  const [start, setStart] = useState<AskStart | null>(() => (ask && page ? {page} : null));
  const [mode, setMode] = useState<{render: Render | null; hasFailed?: boolean}>({render: null});
  const [conversations, setConversations] = useState(loadStored);
  const latest = useRef(start);
  const enter = (next: AskStart | null) => {
    latest.current = next;
    setStart(next);
    setMode({render: null});
  };
  /** Loads the AI mode for what it begins with, and shows it unless something else has begun since. */
  const load = (next: AskStart | null) => {
    if (!ask || !next) return;
    const show = (shown: typeof mode) => latest.current === next && setMode(shown);
    const overdue = setTimeout(() => show({render: null, hasFailed: true}), MISSING_AFTER);
    ask
      .load()
      .then(
        render => show({render}),
        (error: unknown) => {
          console.error('The AI mode of the search dialog could not be loaded.', error);
          show({render: null, hasFailed: true});
        },
      )
      .finally(() => clearTimeout(overdue));
  };
  const loadFirst = useEffectEvent(() => load(start));
  useEffect(() => loadFirst(), []);
  return {
    start,
    render: mode.render,
    hasFailed: mode.hasFailed ?? false,
    conversations,
    begin(next) {
      if (!ask) return;
      enter(next);
      load(next);
    },
    leave() {
      enter(null);
      setConversations(loadStored());
    },
    forget(conversation) {
      if (ask) setConversations(removeConversation(ask.indexName, conversation));
    },
  };
}
