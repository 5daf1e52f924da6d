import path from 'node:path';

/** The site that shows the parts of the theme which this one does not use. */
export const THEME_PARTS = {build: path.resolve('test-results/theme-parts'), port: 4177};
