import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Node, Renderer} from '@takumi-rs/core';
import {type Card, CARD_SIZE} from './Card';

/** What all cards of a site are drawn with, as paths. */
export interface CardStyle {
  /** Picture at the foot of a card, SVG or PNG. */
  logo: string;
  /** Style sheets with the colors that cards are drawn in, as `--ds-` tokens. */
  styles: readonly string[];
  /** Fonts as TTF, WOFF or WOFF2; a sign comes from the first that has it. */
  fonts: readonly string[];
}

export interface CardFile {
  /** Changes with the picture. */
  name: string;
  data: Buffer;
}

const LOGO = 'logo';

/** Returns what is drawn; `card.css` says where and how. */
function nodeOf({label, title, text, direction, language}: Card): Node {
  const line = (className: string, content: string): Node[] =>
    content === '' ? [] : [{type: 'text', className, text: content}];
  return {
    type: 'container',
    className: 'card',
    dir: direction,
    lang: language,
    style: {direction},
    children: [
      {
        type: 'container',
        children: [...line('label', label), ...line('title', title), ...line('text', text)],
      },
      {
        type: 'container',
        className: 'foot',
        children: [
          {type: 'image', className: 'logo', src: LOGO},
          {type: 'container', className: 'bar'},
        ],
      },
    ],
  };
}

const sha256 = (parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

const fileOf = (data: Buffer): CardFile => ({name: `card.${sha256([data]).slice(0, 8)}.png`, data});

/** Returns the lock file, which says what draws the cards; without one the packages are taken to be the same. */
function packagesOf(siteDir: string): string {
  try {
    return readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8');
  } catch {
    return '';
  }
}

/**
 * Returns a function that draws cards. One that an earlier build has drawn is read from a folder, and nothing is loaded to
 * draw it; a folder that cannot be written only costs time.
 *
 * @param siteDir - the site, whose `node_modules/.cache` keeps drawn cards
 * @throws Error of the file system where the logo, a style sheet or a font is missing
 */
export function createCardPainter(style: CardStyle, siteDir: string): (card: Card) => Promise<CardFile> {
  const read = (file: string) => readFileSync(path.resolve(siteDir, file));
  const logo = read(style.logo);
  const css = [...style.styles, path.join(__dirname, 'card.css')].map(file => read(file).toString());
  const fonts = style.fonts.map(read);
  const code = readFileSync(__filename);
  const styleHash = sha256([packagesOf(siteDir), code, logo, ...css, ...fonts]);
  const cacheFolder = path.join(siteDir, 'node_modules/.cache/social-cards');

  let renderer: Promise<Renderer> | undefined;
  async function load() {
    const takumi = await import('@takumi-rs/core');
    const loaded = new takumi.Renderer();
    for (const font of fonts) await loaded.registerFont(font);
    return loaded;
  }

  return async card => {
    const kept = path.join(cacheFolder, `${sha256([styleHash, JSON.stringify([CARD_SIZE, card])])}.png`);
    try {
      return fileOf(readFileSync(kept));
    } catch {
      // Not drawn before.
    }
    renderer ??= load();
    const data = await (
      await renderer
    ).render(nodeOf(card), {
      ...CARD_SIZE,
      format: 'png',
      css,
      images: [{src: LOGO, data: logo}],
      lang: card.language,
    });
    try {
      mkdirSync(cacheFolder, {recursive: true});
      writeFileSync(kept, data);
    } catch {
      // The next build draws it again.
    }
    return fileOf(data);
  };
}
