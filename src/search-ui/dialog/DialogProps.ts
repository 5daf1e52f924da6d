import type {CSSProperties} from 'react';
import type {SearchClient} from '../../clients/search/createSearchClient';
import type {AskedPage} from '../model/AskScreen';
import type {DialogTranslations} from '../model/dialogTranslations';
import type {NamedIndex} from '../model/indicesOf';
import type {ScopeAxis} from '../model/Scope';
import type {SearchOptions} from '../model/SearchOptions';
import type {DialogAsk} from './DialogAsk';

export interface DialogProps {
  client: Pick<SearchClient, 'search'>;
  /** What is searched; the first one names the lists a reader keeps. */
  indices: readonly [NamedIndex, ...NamedIndex[]];
  /** Whether the hosted provider answers; its records are HTML-escaped. */
  isHosted: boolean;
  axes: readonly ScopeAxis[];
  options: SearchOptions;
  texts: DialogTranslations;
  /** What the field holds at first; empty for the text selected on the page. */
  initialQuery: string;
  /** The page to ask about from the start; none unless given. */
  page?: AskedPage | null;
  /** Turns the URL of a record into a link of the site; null where there is none that is safe. */
  resolveUrl: (url: string) => string | null;
  /** Returns the address of the page with all results; null where there is none. */
  allResultsUrlOf: (query: string) => string | null;
  /** Follows a link within the site, or out of it. */
  navigate: (url: string) => void;
  /** Called with the link that Enter would follow. */
  onActiveUrl: (url: string) => void;
  /** Called when the reader tries once more what failed. */
  onRetry?: () => void;
  onClose: () => void;
  /** Given for a dialog that is a part of the page, not over it: the CSS variables it has of its own. */
  inlineStyle?: CSSProperties | undefined;
  ask?: DialogAsk;
}
