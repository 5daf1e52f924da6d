import {readTags} from '../html/readTags';
import type {PageHead} from './cardOf';

/** Returns what a page says of itself in its head; `null` where it has a picture of its own. */
export function readHead(html: string): PageHead | null {
  const contents = new Map<string, string>();
  readTags(html, ({name, attributes}) => {
    if (name !== 'meta') return;
    const key = attributes.get('property') ?? attributes.get('name');
    if (key !== undefined) contents.set(key, attributes.get('content') ?? '');
  });
  if (contents.has('og:image')) return null;
  return {title: contents.get('og:title') ?? '', description: contents.get('description') ?? ''};
}
