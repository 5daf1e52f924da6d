/** Texts of a site's configuration, in DocSearch's own form: a text, or the texts of a part of the dialog, by name. */
export interface TranslationOverrides {
  readonly [part: string]: string | object | undefined;
}

/** Returns texts with those of the configuration in place of their own; the others stay. */
export function mergeTranslations<Texts extends object>(
  texts: Texts,
  overrides: TranslationOverrides = {},
): Texts {
  const merged = Object.entries(texts).map(([part, own]) => {
    const override = overrides[part];
    return [part, typeof own === 'string' ? (override ?? own) : {...own, ...Object(override)}];
  });
  return Object.fromEntries(merged) as Texts;
}
