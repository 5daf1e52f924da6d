import type {RankedSection} from '../../engine/createEngine';
import {matchingLine} from '../../engine/matchingLine';
import {rowWithNames} from '../../content/rowWithNames';
import {levelOf, type Passage, urlWithoutAnchor} from '../../content/Section';
import type {Corpus} from '../../engine/Corpus';
import type {HitRecord} from './Hit';

function contentOf(passage: Passage, {match, section}: RankedSection, language: string): string {
  if (passage.kind === 'row') return rowWithNames(passage, section.language ?? language);
  return passage.kind === 'code' ? matchingLine(passage.text, match, language) : passage.text;
}

/**
 * Returns the record a section is shown as: its heading when that, with those above it, has every word the section has
 * of the query; otherwise its best passage as content: a row with the names of its columns, of a sample of code the line that
 * matched. `language` is that of the text: on a page that is not translated
 * it differs from the one the filters know.
 */
export function recordOf(ranked: RankedSection, {originOf, language}: Corpus): HitRecord {
  const {section} = ranked;
  const {shard, objectID} = originOf(section);
  const passage = ranked.inHeading ? null : ranked.passage;
  return {
    objectID,
    url: section.url,
    url_without_anchor: urlWithoutAnchor(section),
    anchor: section.anchor,
    type: passage ? 'content' : levelOf(section.hierarchy),
    hierarchy: section.hierarchy,
    content: passage && contentOf(passage, ranked, language),
    language: section.language ?? shard.language,
    docusaurus_tag: shard.tag,
    version: shard.version ?? null,
  };
}
