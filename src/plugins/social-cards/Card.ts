/** What the picture of a page shows. */
export interface Card {
  /** What the page is part of: a version, or a blog with the day of the post. */
  label: string;
  title: string;
  text: string;
  direction: 'ltr' | 'rtl';
  /** Language of the texts. */
  language: string;
}

/** Size of a card in pixels: what https://ogp.me/ consumers show whole, at twice the 600 by 315 of a feed. */
export const CARD_SIZE = {width: 1200, height: 630};
