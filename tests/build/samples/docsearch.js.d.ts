// docsearch.js 2 was published without types; these follow its documented options.
interface LegacySuggestion {
  url: string;
  [attribute: string]: unknown;
}

interface LegacyInput {
  setVal: (value: string) => void;
  getVal: () => string;
  close: () => void;
  open: () => void;
}

interface LegacyDocSearchOptions {
  apiKey: string;
  indexName: string;
  inputSelector: string;
  appId?: string;
  algoliaOptions?: Record<string, unknown>;
  autocompleteOptions?: {
    autoselect?: boolean;
    autoselectOnBlur?: boolean;
    autoWidth?: boolean;
    clearOnSelected?: boolean;
    debug?: boolean;
    hint?: boolean;
    openOnFocus?: boolean;
    keyboardShortcuts?: (string | number)[] | false;
    ariaLabel?: string;
    appendTo?: string;
    [option: string]: unknown;
  };
  transformData?: (hits: LegacySuggestion[]) => LegacySuggestion[] | void;
  queryHook?: (query: string) => string | void;
  handleSelected?: (
    input: LegacyInput,
    event: Event,
    suggestion: LegacySuggestion,
    datasetNumber: number,
    context: {selectionMethod: 'click' | 'enterKey' | 'tabKey' | 'blur'},
  ) => void;
  queryDataCallback?: (data: {results: {nbHits: number; query: string; hits: LegacySuggestion[]}[]}) => void;
  enhancedSearchInput?: boolean;
  layout?: 'columns' | 'simple';
  debug?: boolean;
}

interface LegacyInstance {
  autocomplete: {on: (event: `autocomplete:${string}`, handler: (...args: unknown[]) => void) => void};
}

declare function docsearch(options: LegacyDocSearchOptions): LegacyInstance;

declare module 'docsearch.js' {
  const legacyDocSearch: (options: LegacyDocSearchOptions) => LegacyInstance;
  export default legacyDocSearch;
}

declare module 'docsearch.js/dist/cdn/docsearch.css';
