import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the classic theme's own highlighter out of the browser, where `rehypeHighlightCode` has left it nothing to
 * do: 30 kB (brotli) of every page.
 */
export default function highlightCode(): Plugin {
  return {
    name: 'highlight-code',
    configureWebpack: () => ({
      resolve: {
        alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false},
      },
    }),
  };
}
