import {hierarchyUnder} from './hierarchyUnder';
import {KIND_LETTERS, PACKED_FORM, type PackedPage, type PackedSection, type PackedShard} from './packShard';
import type {Hierarchy, Passage, Section} from './Section';
import type {Shard} from './Shard';
import {simpleSlug} from './simpleSlug';

const KINDS: Record<string, Passage['kind']> = Object.fromEntries(
  Object.entries(KIND_LETTERS).map(([kind, letter]) => [letter, kind as Passage['kind']]),
);

function isPackedShard(value: unknown): value is PackedShard {
  return (
    typeof value === 'object' &&
    value !== null &&
    'form' in value &&
    value.form === PACKED_FORM &&
    'pages' in value &&
    Array.isArray(value.pages)
  );
}

function fullHierarchy([lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6]: (string | null)[]): Hierarchy {
  return {
    lvl0: lvl0 ?? '',
    lvl1: lvl1 ?? null,
    lvl2: lvl2 ?? null,
    lvl3: lvl3 ?? null,
    lvl4: lvl4 ?? null,
    lvl5: lvl5 ?? null,
    lvl6: lvl6 ?? null,
  };
}

function unpackSection(
  [depth, heading, packedAnchor, kinds, ...texts]: PackedSection,
  previous: Hierarchy,
  url: string,
): Section {
  const hierarchy = Array.isArray(heading)
    ? fullHierarchy(heading)
    : hierarchyUnder(previous, depth, heading);
  const own = Array.isArray(heading) ? (heading[depth] ?? '') : (heading ?? '');
  const anchor = packedAnchor === 0 ? null : packedAnchor === 1 ? simpleSlug(own) : packedAnchor;
  return {
    url: anchor === null ? url : `${url}#${anchor}`,
    anchor,
    hierarchy,
    passages: texts.map((text, index) => ({kind: KINDS[kinds.charAt(index)] ?? 'text', text})),
  };
}

function unpackPage([url, group, language, ...packed]: PackedPage, groups: readonly string[]): Section[] {
  let previous = fullHierarchy([groups[group] ?? '']);
  return packed.map(packedSection => {
    const section = unpackSection(packedSection, previous, url);
    previous = section.hierarchy;
    return language === 0 ? section : {...section, language};
  });
}

/**
 * Returns the shard that `packShard` packed.
 * @throws an error that names the two versions when the form is not the one this code reads.
 */
export function unpackShard(packed: unknown): Shard {
  if (!isPackedShard(packed)) {
    const found = typeof packed === 'object' && packed !== null && 'form' in packed ? packed.form : 'none';
    throw new Error(
      `The search index has form ${JSON.stringify(found)}, this site reads form ${PACKED_FORM}. Rebuild the site and reload the page.`,
    );
  }
  const {language, tag, version, groups, pages} = packed;
  return {language, tag, version, sections: pages.flatMap(page => unpackPage(page, groups))};
}
