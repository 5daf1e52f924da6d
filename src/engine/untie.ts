/** Pronouns that French ties to the verb before them: "faut-il", "existe-t-il", "expliquez-moi". */
const TIED_PRONOUN =
  /(?<=\p{L})-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|moi|toi|lui|leur|les?|la|y|en|ce|ci|là)(?![\p{L}\p{N}-])/giu;

/**
 * Returns a query with a blank in place of each hyphen that only grammar asks for, so that a French verb is found without
 * its pronoun. Every other sign stays in its place.
 */
export function untie(query: string, language: string): string {
  if (!language.startsWith('fr')) return query;
  return query.replace(TIED_PRONOUN, tied => tied.replaceAll('-', ' '));
}
