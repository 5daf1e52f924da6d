/** What MDX says, and what to write instead. */
const FIXES: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [
    /Could not parse expression with acorn|Unexpected (?:end of file|lazy line) in expression/,
    'A brace begins JavaScript: write \\{ for the sign, or put the text into backticks',
  ],
  [
    /Expected a closing tag for `<([^>\s/]+)/,
    'An angle bracket begins a tag, which has to be closed: write \\< for the sign, put the text into backticks, or close the tag',
  ],
  [
    /Unexpected character .*(?:before name|in name|before local name|before attribute name|in attribute name|after self-closing slash)/,
    'An angle bracket begins a tag: write \\< for the sign, or put the text into backticks',
  ],
];

interface Placed {
  reason?: unknown;
  line?: unknown;
  place?: {line?: unknown; start?: {line?: unknown}};
}

/**
 * Returns why a text is no valid MDX and what to write instead, with the line in front: "12: …".
 *
 * @param error - what the parser threw
 * @param text - the text, by which a line is counted that the parser does not tell
 */
export function explainMdxError(error: unknown, text: string): string {
  const {reason, line, place} = (typeof error === 'object' && error !== null ? error : {}) as Placed;
  const message =
    typeof reason === 'string' ? reason : error instanceof Error ? error.message : String(error);
  const known = [line, place?.line, place?.start?.line].find(number => typeof number === 'number');
  const tag = /`<([^>`\s/]+)[^`]*`/.exec(message)?.[1];
  const found =
    known ?? (tag === undefined ? undefined : text.split('\n').findIndex(one => one.includes(`<${tag}`)) + 1);
  const fix = FIXES.find(([pattern]) => pattern.test(message))?.[1];
  const position = typeof found === 'number' && found > 0 ? `${found}: ` : '';
  if (fix === undefined) return `${position}${message}`;
  return `${position}${message}. ${fix}. Or name the file .md: CommonMark takes both signs as they are`;
}
