import {createHash} from 'node:crypto';

/** The hashes of what stands in a page itself, each as a source of a content security policy. */
export interface InlineHashes {
  scripts: string[];
  /** Of `style` attributes, those in markup that scripts hold included. */
  styles: string[];
}

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script>/gi;
const STYLE =
  /<[a-z][\w-]*(?:\s+[^\s"'<>=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*?\s+style=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const CHARACTERS: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Whether the attributes are those of a script that runs where it stands; JSON is data, and no policy stops it. */
const runs = (attributes: string) => !/\ssrc\s*=|\stype\s*=\s*["']?[^\s"'>]*json/i.test(attributes);

/** Returns the value of an attribute: React escapes these characters, and no others. */
const unescape = (text: string) =>
  text.replace(/&(?:quot|#x27|#39|lt|gt|amp);/g, found => CHARACTERS[found] ?? found);

/** Returns the source that lets a text run: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the hashes of the inline scripts and style attributes of pages, each once and in a fixed order. */
export function inlineHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT))
      if (runs(attributes)) scripts.add(text);
    for (const [, double, single, bare] of html.matchAll(STYLE))
      styles.add(unescape(double ?? single ?? bare ?? ''));
  }
  const hashes = (texts: Set<string>) => [...texts].map(hashOf).sort();
  return {scripts: hashes(scripts), styles: hashes(styles)};
}
