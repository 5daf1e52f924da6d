const FENCE = /^\s*(`{3,}|~{3,})/;
const CLASSIC_HEADING_ID = /^(\s{0,3}#{1,6}\s.*[^\\])(\{#[^{}]+\}\s*)$/;
const ADMONITION_TITLE = /^(\s*(?:>\s*)*:{3,}[a-z]+)[ \t]+([^[{\s].*?)\s*$/i;

/**
 * Returns a Markdown text as it is parsed. Docusaurus accepts two spellings that neither MDX nor the directive syntax
 * knows: `## Heading {#id}` and `:::tip Title`. Both are rewritten outside code fences, as its own loader does before it
 * parses; and lines end as on Unix.
 */
export function toStandardSpelling(markdown: string): string {
  let fence: string | null = null;
  return markdown
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map(line => {
      const marker = FENCE.exec(line)?.[1];
      if (marker && fence === null) fence = marker;
      else if (marker && fence !== null && marker.startsWith(fence)) fence = null;
      if (fence !== null) return line;
      return line.replace(CLASSIC_HEADING_ID, '$1\\$2').replace(ADMONITION_TITLE, '$1[$2]');
    })
    .join('\n');
}
