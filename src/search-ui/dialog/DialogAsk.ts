import type {ReactNode} from 'react';
import type {AskScreenProps} from '../model/AskScreen';

/** What answers questions, for a dialog that can be asked. */
export interface DialogAsk {
  /** Index that conversations are kept for. */
  indexName: string;
  /** Loads the AI mode; its promise fails when the code cannot be fetched. */
  load: () => Promise<(props: AskScreenProps) => ReactNode>;
  /** Loads what a question needs before it is asked. */
  preload: (facetFilters: AskScreenProps['facetFilters']) => void;
}
