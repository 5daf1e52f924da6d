/** Texts of a site's configuration, in DocSearch's own form: a text, or the texts of a part of the dialog, by name. */
export interface TranslationOverrides {
  readonly [part: string]: string | object | undefined;
}

/** Returns texts with those of the configuration in place of their own; the others stay. */
export function mergeTranslations<Texts extends object>(
  texts: Texts,
  overrides: TranslationOverrides = {},
): Texts {
  const own: [string, unknown][] = Object.entries(texts);
  const merged = own.map(([part, text]): [string, unknown] => {
    const override = overrides[part];
    return [
      part,
      typeof text === 'object'
        ? {...text, ...(typeof override === 'object' && override)}
        : (override ?? text),
    ];
  });
  return Object.fromEntries(merged) as Texts;
}
