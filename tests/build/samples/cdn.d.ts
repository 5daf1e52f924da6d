// The globals that the published scripts leave on a page without a bundler.
declare const docsearch: typeof import('@docsearch/js').default;
declare const DocSearchReact: typeof import('@docsearch/react');
declare const ReactDOM: typeof import('react-dom/client');
