import {addressesOf} from '../html/addressesOf';
import {readTags} from '../html/readTags';

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

/** Reads the references and anchors of a built page. */
export function readHtml(html: string): HtmlPage {
  const references = new Set<string>();
  const ids = new Set<string>();
  readTags(html, ({name, attributes}) => {
    const anchors = [attributes.get('id'), name === 'a' ? attributes.get('name') : undefined];
    for (const id of anchors) if (id !== undefined) ids.add(id);
    for (const attribute of ATTRIBUTES[name] ?? []) {
      const value = attributes.get(attribute);
      if (value === undefined) continue;
      for (const reference of attribute === 'srcset' ? addressesOf(value) : [value])
        references.add(reference);
    }
  });
  return {references: [...references], ids};
}
