/** Sizes in pixels of the pictures that stand for an installed site. */
export const ICON_SIZES = [192, 512] as const;

export const iconFile = (size: number): string => `img/icon-${size}.png`;

export interface ManifestFacts {
  title: string;
  tagline: string;
  base: string;
  language: string;
  direction: string;
  colors: {background: string; theme: string};
}

/** Returns what a browser has to know to install a site: https://www.w3.org/TR/appmanifest/ */
export function webManifest({title, tagline, base, language, direction, colors}: ManifestFacts) {
  return {
    id: base,
    name: title,
    short_name: title,
    description: tagline,
    lang: language,
    dir: direction,
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: colors.background,
    theme_color: colors.theme,
    icons: ICON_SIZES.flatMap(size =>
      ['any', 'maskable'].map(purpose => ({
        src: base + iconFile(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
