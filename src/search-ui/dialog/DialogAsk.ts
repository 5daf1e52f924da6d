import type {ReactNode} from 'react';
import type {StoredConversation} from '../model/storage/conversations';

/** What AI mode begins with. */
export type AskStart = {question: string} | {conversation: StoredConversation};

/** What the dialog tells its AI mode. */
export interface AskScreenProps {
  start: AskStart;
  /** Filters of the version and language that are searched. */
  facetFilters: readonly (string | string[])[];
  /** Goes back to the keyword search, for a query where one is given. */
  onLeave: (query?: string) => void;
  onClose: () => void;
}

/** What answers questions, for a dialog that can be asked. */
export interface DialogAsk {
  /** Index that conversations are kept for. */
  indexName: string;
  /** Loads the AI mode; its promise fails when the code cannot be fetched. */
  load: () => Promise<(props: AskScreenProps) => ReactNode>;
  /** Loads what a question needs before it is asked. */
  preload: (facetFilters: AskScreenProps['facetFilters']) => void;
}
