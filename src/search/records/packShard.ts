import {hierarchyUnder} from './hierarchyUnder';
import {type Hierarchy, LEVELS, type Passage, type Section, levelOf, urlWithoutAnchor} from './Section';
import type {Shard} from './Shard';
import {simpleSlug} from './simpleSlug';

/** The version of the packed form; it goes up when the form changes. */
export const PACKED_FORM = 1;

/** The letters a passage's kind is packed as. */
export const KIND_LETTERS = {text: 't', item: 'i', row: 'r', code: 'c'} as const satisfies Record<
  Passage['kind'],
  string
>;

/**
 * `[depth, heading, anchor, kinds, ...texts]`: depth 1 is the page's title, the anchor is 1 where `simpleSlug` finds
 * it and 0 where there is none, kinds has a letter a passage. A hierarchy that does not follow from the section
 * before it stands in full in the place of the heading.
 */
export type PackedSection = [
  depth: number,
  heading: string | null | (string | null)[],
  anchor: string | 0 | 1,
  kinds: string,
  ...texts: string[],
];

/** `[url, group, language, ...sections]`: the group is a position in `groups`, the language 0 for the shard's own. */
export type PackedPage = [url: string, group: number, language: string | 0, ...sections: PackedSection[]];

/** A shard as JSON, grouped by page so that addresses and upper headings are not repeated. */
export interface PackedShard {
  form: typeof PACKED_FORM;
  language: string;
  tag: string;
  version: string | null;
  groups: string[];
  pages: PackedPage[];
}

function sameHierarchy(a: Hierarchy, b: Hierarchy): boolean {
  return LEVELS.every(level => a[level] === b[level]);
}

function packSection(section: Section, previous: Hierarchy | null): PackedSection {
  const {hierarchy, anchor, passages} = section;
  const level = levelOf(hierarchy);
  const heading = hierarchy[level];
  const depth = LEVELS.indexOf(level);
  const derived = previous && hierarchyUnder(previous, depth, heading);
  return [
    depth,
    derived && sameHierarchy(derived, hierarchy) ? heading : LEVELS.map(name => hierarchy[name]),
    anchor === null ? 0 : anchor === simpleSlug(heading ?? '') ? 1 : anchor,
    passages.map(({kind}) => KIND_LETTERS[kind]).join(''),
    ...passages.map(({text}) => text),
  ];
}

/** Returns a shard in its compact JSON form; `unpackShard` gives the same shard back. */
export function packShard({language, tag, version, sections}: Shard): PackedShard {
  const groups: string[] = [];
  const pages: PackedPage[] = [];
  let page: PackedPage | undefined;
  let previous: Hierarchy | null = null;
  for (const section of sections) {
    const url = urlWithoutAnchor(section);
    const {lvl0} = section.hierarchy;
    if (!page || page[0] !== url || page[2] !== (section.language ?? 0) || previous?.lvl0 !== lvl0) {
      if (!groups.includes(lvl0)) groups.push(lvl0);
      page = [url, groups.indexOf(lvl0), section.language ?? 0];
      pages.push(page);
      previous = {lvl0, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
    }
    page.push(packSection(section, previous));
    previous = section.hierarchy;
  }
  return {form: PACKED_FORM, language, tag, version, groups, pages};
}
