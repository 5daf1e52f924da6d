import type {StoredHit} from '../Hit';

/** A language that the page around a hit is not in. */
export interface ForeignLanguage {
  tag: string;
  /** What the page's own language calls it: `anglais` on a French page. */
  name: string;
}

/** Returns the language of a hit where it differs from that of the page, `null` where it is the same or unknown. */
export function foreignLanguage({language}: Pick<StoredHit, 'language'>): ForeignLanguage | null {
  const own = document.documentElement.lang;
  if (!language || own.startsWith(language)) return null;
  return {tag: language, name: new Intl.DisplayNames(own, {type: 'language'}).of(language) ?? language};
}
