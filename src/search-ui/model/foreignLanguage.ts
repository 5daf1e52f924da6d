import type {StoredHit} from './Hit';

/** A language that the page around a hit is not in. */
export interface ForeignLanguage {
  tag: string;
  /** What the page's own language calls it: `anglais` on a French page. */
  name: string;
}

/** Returns a language tag in its canonical form; null for what is none. */
function canonicalTag(language: string): string | null {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** Returns the language of a hit where it differs from that of the page, `null` where it is the same or unknown. */
export function foreignLanguage({language}: Pick<StoredHit, 'language'>): ForeignLanguage | null {
  const own = document.documentElement.lang;
  const tag = language ? canonicalTag(language) : null;
  // A record names the locale, which can say more than the page's language, or less: ar-EG and ar, pt and pt-BR.
  if (!tag || own.startsWith(tag) || tag.startsWith(own)) return null;
  return {tag, name: new Intl.DisplayNames(own, {type: 'language'}).of(tag) ?? tag};
}
