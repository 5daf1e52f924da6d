import {Tokenizer, TokenizerMode} from 'parse5';

/** What a page refers to, and what can be referred to within it. */
export interface HtmlPage {
  /** Addresses as they stand in the page, each once. */
  references: string[];
  /** Anchors: the ids of its elements. */
  ids: Set<string>;
}

/** The attributes that lead a reader somewhere or show something; what the bundler or another plugin adds is left to it. */
const ATTRIBUTES: Record<string, string[] | undefined> = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  iframe: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  use: ['href'],
  video: ['src', 'poster'],
};

/** Elements whose content is text, whatever stands in it. */
const TEXT_MODES: Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode] | undefined> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
};

/** Returns the addresses of a `srcset`: `a.png 1x, b.png 2x`. */
const addressesOf = (srcset: string) =>
  srcset.split(/,\s+/).map(candidate => candidate.trim().split(/\s/)[0] ?? '');

const ignore = () => undefined;

/**
 * Reads the references and anchors of a built page. Only the tags are read, no tree is built: that takes a third of
 * the time.
 */
export function readHtml(html: string): HtmlPage {
  const references = new Set<string>();
  const ids = new Set<string>();
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({tagName, attrs}) {
        for (const {name, value} of attrs) {
          if (name === 'id' || (name === 'name' && tagName === 'a')) ids.add(value);
          if (!ATTRIBUTES[tagName]?.includes(name)) continue;
          for (const reference of name === 'srcset' ? addressesOf(value) : [value]) references.add(reference);
        }
        tokenizer.state = TEXT_MODES[tagName] ?? tokenizer.state;
      },
      onEndTag: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(html, true);
  return {references: [...references], ids};
}
