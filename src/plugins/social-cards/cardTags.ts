import {type Card, CARD_SIZE} from './Card';

const ESCAPES: Record<string, string> = {'&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;'};
const escape = (text: string) => text.replace(/[&"<>]/g, sign => ESCAPES[sign] ?? sign);

/** Returns what a card reads as: its texts, for who does not see it. */
const altOf = ({label, title, text}: Card): string =>
  [label, title, text].filter(part => part !== '').join(' – ');

/**
 * Returns the tags of https://ogp.me/ and of X for a picture, beside those that the theme writes.
 *
 * @param url - whole address of the picture
 */
export function cardTags(url: string, card: Card): string {
  const alt = altOf(card);
  const tags: [kind: 'property' | 'name', name: string, content: string][] = [
    ['property', 'og:image', url],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(CARD_SIZE.width)],
    ['property', 'og:image:height', String(CARD_SIZE.height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', url],
    ['name', 'twitter:image:alt', alt],
  ];
  return tags
    .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escape(content)}">`)
    .join('');
}
