import type {StoredConversation} from './storage/conversations';

/** A page that questions are about. */
export interface AskedPage {
  /** Its address, base URL included. */
  url: string;
  title: string;
}

/** What AI mode begins with. */
export type AskStart = {question: string} | {conversation: StoredConversation} | {page: AskedPage};

/** What the dialog tells its AI mode. */
export interface AskScreenProps {
  start: AskStart;
  /** Filters of the version and language that are searched. */
  facetFilters: readonly (string | string[])[];
  /** Goes back to the keyword search, for a query where one is given. */
  onLeave: (query?: string) => void;
  onClose: () => void;
}
