import {HEAD_END} from '../html/addToHead';
import {readTags} from '../html/readTags';
import type {PageHead} from './cardOf';

/** Returns what a page says of itself in its head; `null` where it has a picture of its own. */
export function readHead(html: string): PageHead | null {
  const contents = new Map<string, string>();
  // The text of a page, which is most of it, says nothing of this.
  readTags(html.split(HEAD_END, 1)[0] ?? html, ({name, attributes}) => {
    if (name !== 'meta') return;
    const key = attributes.get('property') ?? attributes.get('name');
    if (key !== undefined) contents.set(key, attributes.get('content') ?? '');
  });
  if (contents.has('og:image')) return null;
  return {title: contents.get('og:title') ?? '', description: contents.get('description') ?? ''};
}
