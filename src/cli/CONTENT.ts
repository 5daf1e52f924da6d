/** What below `src` belongs to the pages of this site, and not to its code. */
export const CONTENT = [
  'src/pages',
  ...['content-docs', 'content-blog'].map(plugin => `src/i18n/fr/docusaurus-plugin-${plugin}`),
  'src/i18n/fr/docusaurus-theme-classic',
];
