import type {RankedSection} from '../../engine/createEngine';
import {levelOf, urlWithoutAnchor} from '../../content/Section';
import type {Corpus} from '../../engine/Corpus';
import type {HitRecord} from './Hit';

/**
 * Returns the record a section is shown as: its heading when that, with those above it, has every word the section has
 * of the query; otherwise its best passage as content. `language` is that of the text: on a page that is not translated
 * it differs from the one the filters know.
 */
export function recordOf(ranked: RankedSection, {originOf}: Corpus): HitRecord {
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
    content: passage?.text ?? null,
    language: section.language ?? shard.language,
    docusaurus_tag: shard.tag,
    version: shard.version ?? null,
  };
}
