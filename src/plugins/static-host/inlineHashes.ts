import {createHash} from 'node:crypto';
import {readTags} from '../html/readTags';

/** The hashes of what stands in a page itself, each as a source of a content security policy. */
export interface InlineHashes {
  scripts: string[];
  /** Of `style` attributes, those in markup that scripts hold included. */
  styles: string[];
}

/** Returns the source that lets a text run: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the hashes of the inline scripts and style attributes of pages, each once and in a fixed order. The pages are
 * read one after the other.
 */
export async function inlineHashes(pages: Iterable<string> | AsyncIterable<string>): Promise<InlineHashes> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const addStyle = (attributes: ReadonlyMap<string, string>) => {
    const style = attributes.get('style');
    if (style !== undefined) styles.add(style);
  };
  for await (const html of pages)
    readTags(html, ({name, attributes, script}) => {
      addStyle(attributes);
      // JSON is data, and no policy stops it.
      const isData = attributes.get('type')?.endsWith('json') ?? false;
      // Most pages have the same scripts.
      if (name !== 'script' || attributes.has('src') || isData || scripts.has(script)) return;
      scripts.add(script);
      readTags(script, tag => addStyle(tag.attributes));
    });
  const hashes = (texts: Set<string>) => [...texts].map(hashOf).sort();
  return {scripts: hashes(scripts), styles: hashes(styles)};
}
