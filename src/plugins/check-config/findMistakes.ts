import type {ThemeConfig} from '@docusaurus/theme-common';
import {lexer} from 'css-tree';

/** The part of the configuration that Docusaurus takes as it is. */
export interface CheckedConfig {
  favicon?: string;
  themeConfig: {
    announcementBar?: Partial<
      Pick<NonNullable<ThemeConfig['announcementBar']>, 'backgroundColor' | 'textColor'>
    >;
    navbar?: {logo?: Logo};
    footer?: {logo?: Logo};
    image?: string;
  };
}

interface Logo {
  src?: string;
  srcDark?: string;
}

const CUSTOM_PROPERTY = /^var\(--[\w-]+\)$/;
const isColour = (text: string) => CUSTOM_PROPERTY.test(text) || !lexer.matchProperty('color', text).error;
const isElsewhere = (address: string) => /^(https?:)?\/\/|^data:/.test(address);

/**
 * Returns a sentence for each colour of the configuration that is none and each file that is missing: the file of the
 * configuration, the key, what was found, what is accepted.
 *
 * @param hasFile - tells whether one of the folders of static files has a file of this path
 */
export function findMistakes(
  {favicon, themeConfig: {announcementBar, navbar, footer, image}}: CheckedConfig,
  hasFile: (path: string) => boolean,
): string[] {
  const colours = {
    'src/config/navbar.ts: announcementBar.backgroundColor': announcementBar?.backgroundColor,
    'src/config/navbar.ts: announcementBar.textColor': announcementBar?.textColor,
  };
  const files = {
    'src/config/site.ts: favicon': favicon,
    'src/config/navbar.ts: navbar.logo.src': navbar?.logo?.src,
    'src/config/navbar.ts: navbar.logo.srcDark': navbar?.logo?.srcDark,
    'src/config/footer.ts: footer.logo.src': footer?.logo?.src,
    'src/config/footer.ts: footer.logo.srcDark': footer?.logo?.srcDark,
    'docusaurus.config.ts: themeConfig.image': image,
  };
  return [
    ...Object.entries(colours).map(
      ([key, colour]) =>
        colour !== undefined &&
        !isColour(colour) &&
        `${key} is "${colour}". A colour of CSS is accepted: #1a2b3c, oklch(24% 0.018 55), var(--ds-ink).`,
    ),
    ...Object.entries(files).map(
      ([key, file]) =>
        file !== undefined &&
        !isElsewhere(file) &&
        !hasFile(file) &&
        `${key} is "${file}", which is missing. The path of a file below the folder "static", or an address, is accepted.`,
    ),
  ].filter(mistake => mistake !== false);
}
