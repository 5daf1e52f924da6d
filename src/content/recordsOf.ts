import {type Hierarchy, LEVELS, type Level, type Section, levelOf, urlWithoutAnchor} from './Section';
import type {Shard} from './Shard';

/** A record as DocSearch's crawler sends it to a hosted index. */
export interface DocSearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Level | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  docusaurus_tag: string;
  version: string | null;
  /** Higher ranks first; `level` is 100 for lvl0 and falls by 10 a level, 0 for content. */
  weight: {pageRank: number; level: number; position: number};
}

/** Returns the weight of a level, as DocSearch's record extractor counts it: 100 for lvl0, 10 less a level. */
export function levelWeight(type: Level | 'content'): number {
  return type === 'content' ? 0 : 100 - 10 * LEVELS.indexOf(type);
}

/**
 * Returns the records of some sections as a crawl would yield them: one for each heading and one for each passage
 * below it. The objectID is the tag and the language with the position of the record among those of its page, so that
 * it is unique also where two headings share an anchor, and the same at the next build of an unchanged page.
 */
export function recordsOf(
  sections: readonly Section[],
  {language, tag, version}: Omit<Shard, 'sections'>,
): DocSearchRecord[] {
  const positions = new Map<string, number>();
  return sections.flatMap(section => {
    const page = urlWithoutAnchor(section);
    const record = (type: Level | 'content', content: string | null): DocSearchRecord => {
      const position = positions.get(page) ?? 0;
      positions.set(page, position + 1);
      return {
        objectID: `${position}-${section.language ?? language}-${tag}-${page}`,
        url: section.url,
        url_without_anchor: page,
        anchor: section.anchor,
        type,
        hierarchy: section.hierarchy,
        content,
        language: section.language ?? language,
        docusaurus_tag: tag,
        version,
        weight: {pageRank: 0, level: levelWeight(type), position},
      };
    };
    return [
      record(levelOf(section.hierarchy), null),
      ...section.passages.map(({text}) => record('content', text)),
    ];
  });
}
