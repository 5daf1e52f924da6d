import {hierarchyUnder} from './hierarchyUnder';
import {PACKED_FORM, type PackedKind, type PackedShard} from './packShard';
import type {Hierarchy, Passage, Section} from './Section';
import type {Shard, ShardCode} from './Shard';

function isPackedShard(value: unknown): value is PackedShard {
  return typeof value === 'object' && value !== null && 'form' in value && value.form === PACKED_FORM;
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

function isShardCode(value: unknown): value is ShardCode {
  return typeof value === 'object' && value !== null && 'code' in value && Array.isArray(value.code);
}

/**
 * Puts the second part of a split shard into the first: the samples of code in full in place of the words they are found by.
 *
 * @throws an error that says so when the parts are not of one shard
 */
export function restoreCode({tag, sections}: Shard, code: unknown): void {
  const samples = sections.flatMap(({passages}) => passages.filter(({kind}) => kind === 'code'));
  if (!isShardCode(code) || code.code.length !== samples.length)
    throw new Error(
      `The code of the search index ${tag} is of another build than its text. Rebuild the site and reload the page.`,
    );
  samples.forEach((passage, position) => {
    passage.text = code.code[position] ?? '';
  });
}

/**
 * Returns the shard that `packShard` packed, or the first part of one that `splitShard` split: there a sample of code is the
 * words it is found by, until `restoreCode` puts it in full.
 *
 * @throws an error that names the two versions when the form is not the one this code reads
 */
export function unpackShard(packed: unknown): Shard {
  if (!isPackedShard(packed)) {
    const found = typeof packed === 'object' && packed !== null && 'form' in packed ? packed.form : 'none';
    throw new Error(
      `The search index has form ${JSON.stringify(found)}, this site reads form ${PACKED_FORM}. Rebuild the site and reload the page.`,
    );
  }
  const {language, tag, version, groups, pages, headings, passages, keywords, synonyms} = packed;
  const nextHeading = headings.values();
  const nextPassage = {
    text: passages.text.values(),
    item: passages.item.values(),
    row: passages.row.values(),
    code: passages.code.values(),
  };
  const nextHeader = packed.headers.values();
  const nextPassageOf = (packedKind: PackedKind): Passage => {
    if (typeof packedKind === 'number') return {...nextPassageOf('item'), step: packedKind};
    const header = packedKind === 'row' && nextHeader.next().value;
    return {kind: packedKind, text: nextPassage[packedKind].next().value ?? '', ...(header && {header})};
  };

  const sections = pages.flatMap(([url, group, own, ...packedSections], position) => {
    const words = keywords[position];
    let hierarchy = fullHierarchy([groups[group] ?? '']);
    return packedSections.map(([depth, anchor, ...kinds], place): Section => {
      const heading = nextHeading.next().value ?? null;
      hierarchy = Array.isArray(heading) ? fullHierarchy(heading) : hierarchyUnder(hierarchy, depth, heading);
      return {
        url: anchor === null ? url : `${url}#${anchor}`,
        anchor,
        hierarchy,
        passages: kinds.map(nextPassageOf),
        ...(words && place === 0 && {keywords: words}),
        ...(own !== 0 && {language: own}),
      };
    });
  });
  return {language, tag, version, sections, ...(synonyms.length > 0 && {synonyms})};
}
