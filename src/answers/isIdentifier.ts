/** Written as code: `maxResultsPerGroup`, `docusaurus_tag`, `--watch`, `askAi.indexName`, `AI-203`. */
const IDENTIFIER = /\p{Ll}\p{Lu}|[_$]|^-{2}|\w\.\w|^(?=.*\p{N})[\p{Lu}\p{N}-]{3,}$/u;

/** Returns whether a word is written as code rather than as speech. */
export function isIdentifier(word: string): boolean {
  return IDENTIFIER.test(word);
}
