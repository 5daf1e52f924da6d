import {hierarchyUnder} from './hierarchyUnder';
import {type Hierarchy, LEVELS, type Passage, levelOf, urlWithoutAnchor} from './Section';
import type {Shard} from './Shard';
import type {Synonym} from './Synonym';

/** The version of the packed form; it goes up when the form changes. */
export const PACKED_FORM = 7;

type Kind = Passage['kind'];

/** The kind of a passage, or the number of an item in a numbered list. */
export type PackedKind = Kind | number;

/** The depth of a section, 1 for the page's title, its anchor, and the kinds of its passages. */
export type PackedSection = [depth: number, anchor: string | null, ...kinds: PackedKind[]];

/** The address of a page, the position of its group in `groups`, its language, 0 for the shard's own, and its sections. */
export type PackedPage = [url: string, group: number, language: string | 0, ...sections: PackedSection[]];

/** A heading, or the whole hierarchy where it does not follow from that of the section before. */
export type PackedHeading = string | null | (string | null)[];

/**
 * A shard as JSON. What is alike stands together, the structure, the headings, the passages of each kind in the order of
 * the pages, since that compresses best: 2 percent less than sections one after another, measured with brotli 11.
 */
export interface PackedShard {
  form: typeof PACKED_FORM;
  language: string;
  tag: string;
  version: string | null;
  groups: string[];
  pages: PackedPage[];
  headings: PackedHeading[];
  passages: Record<Kind, string[]>;
  /** The keywords of the pages that have some, by their position. */
  keywords: Record<string, readonly string[]>;
  /** The header of each row, empty where its table has none. */
  headers: string[];
  synonyms: readonly Synonym[];
}

function sameHierarchy(a: Hierarchy, b: Hierarchy): boolean {
  return LEVELS.every(level => a[level] === b[level]);
}

/** Returns a shard in its compact JSON form; `unpackShard` gives the same shard back. */
export function packShard({language, tag, version, sections, synonyms = []}: Shard): PackedShard {
  const groups: string[] = [];
  const pages: PackedPage[] = [];
  const headings: PackedHeading[] = [];
  const passages: Record<Kind, string[]> = {text: [], item: [], row: [], code: []};
  const keywords: Record<string, readonly string[]> = {};
  const headers: string[] = [];
  let page: PackedPage | undefined;
  let previous: Hierarchy | undefined;

  for (const section of sections) {
    const {hierarchy} = section;
    const {lvl0} = hierarchy;
    const url = urlWithoutAnchor(section);
    if (
      !page ||
      !previous ||
      page[0] !== url ||
      page[2] !== (section.language ?? 0) ||
      previous.lvl0 !== lvl0
    ) {
      if (!groups.includes(lvl0)) groups.push(lvl0);
      page = [url, groups.indexOf(lvl0), section.language ?? 0];
      pages.push(page);
      previous = {lvl0, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
    }
    if (section.keywords) keywords[pages.length - 1] = section.keywords;
    const level = levelOf(hierarchy);
    const depth = LEVELS.indexOf(level);
    const heading = hierarchy[level];
    const follows = sameHierarchy(hierarchyUnder(previous, depth, heading), hierarchy);
    page.push([depth, section.anchor, ...section.passages.map(({kind, step}) => step ?? kind)]);
    headings.push(follows ? heading : LEVELS.map(name => hierarchy[name]));
    for (const {kind, text, header = ''} of section.passages) {
      passages[kind].push(text);
      if (kind === 'row') headers.push(header);
    }
    previous = hierarchy;
  }
  return {
    form: PACKED_FORM,
    language,
    tag,
    version,
    groups,
    pages,
    headings,
    passages,
    keywords,
    headers,
    synonyms,
  };
}
