import path from 'node:path';
import type {CardStyle} from '../plugins/social-cards/createCardPainter';

/** Returns a file of the cards' font, which has Latin letters with all their accents. */
const fontFile = (script: string, weight: number) =>
  path.join(
    path.dirname(require.resolve('@fontsource/source-sans-3/package.json')),
    `files/source-sans-3-${script}-${weight}-normal.woff2`,
  );

/**
 * What the pictures of pages are drawn with, which messages and feeds show beside a link; `false` draws none. A page has
 * another picture by `image` in its front matter, all pages by `themeConfig.image`.
 */
export const socialCards: CardStyle | false = {
  logo: 'static/img/logo.svg',
  styles: ['src/css/tokens.css'],
  fonts: [400, 600, 700].flatMap(weight => ['latin', 'latin-ext'].map(script => fontFile(script, weight))),
};
