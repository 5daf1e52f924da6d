import type {StoredConversation} from './storage/conversations';

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
