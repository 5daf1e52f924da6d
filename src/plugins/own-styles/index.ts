import type {Plugin} from '@docusaurus/types';

/**
 * Leaves out Infima, the style sheet that the classic theme brings: `src/css` has what this site shows of it, written
 * for its own design, in place of a framework and as many rules again that take it back.
 */
export default function ownStyles(): Plugin {
  return {
    name: 'own-styles',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require.resolve('infima/dist/css/default/default.css')]: false,
          [require.resolve('infima/dist/css/default/default-rtl.css')]: false,
        },
      },
    }),
  };
}
