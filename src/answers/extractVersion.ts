const VERSION =
  /[\s,]*\b(?:in|for|with|using|under|on|dans|pour|avec|en)\s+(?:(?:the|la|docsearch)\s+)*(v(?:ersion)?\s*\d+(?:\.[\dx]+)*|legacy|current|stable)(?:\s+version)?\b/i;

/** Returns the docs version that is meant by "v3", "version 3.x", "legacy" or "stable", if there is one. */
function versionNamed(words: string, versions: readonly string[]): string | undefined {
  const major = /\d+/.exec(words)?.[0];
  if (major === undefined) {
    const name = words.toLowerCase() === 'stable' ? 'current' : words.toLowerCase();
    return versions.find(version => version === name);
  }
  const exact = versions.find(version => version === `v${major}` || version === major);
  if (exact) return exact;
  const known = versions.flatMap(version => /^v?(\d+)/.exec(version)?.[1] ?? []).map(Number);
  if (known.length === 0) return undefined;
  // Older than all numbered versions is the legacy one, newer than all of them the current one.
  const name =
    Number(major) < Math.min(...known) ? 'legacy' : Number(major) > Math.max(...known) ? 'current' : '';
  return versions.find(version => version === name);
}

/**
 * Takes the docs version out of a question that says in which version it is meant ("… in v3?"). A version that is the
 * matter of the question itself ("migrate from v3") stays where it is.
 */
export function extractVersion(
  question: string,
  versions: readonly string[],
): {text: string; version?: string | undefined} {
  const match = VERSION.exec(question);
  const version = match?.[1] === undefined ? undefined : versionNamed(match[1], versions);
  if (!match || version === undefined) return {text: question};
  return {text: question.replace(match[0], ''), version};
}
