import type {RankedSection} from '../../engine/createEngine';
import {LEVELS, levelOf, urlWithoutAnchor} from '../../content/Section';
import {levelWeight} from '../../content/recordsOf';
import type {Corpus} from '../../engine/Corpus';

/** The attributes that can be counted as facets. */
export const FACETS = [
  'type',
  'language',
  'version',
  'docusaurus_tag',
  ...LEVELS.map(level => `hierarchy.${level}`),
];

/**
 * Returns what a section that matched has for an attribute of its record, `null` where it has none. `language` is that
 * of the shard, so that a page that is not translated is still found in its locale.
 */
export function attributeOf(
  ranked: RankedSection,
  {originOf}: Corpus,
  attribute: string,
): string | number | null {
  const {section} = ranked;
  const type = () => (ranked.inHeading || !ranked.passage ? levelOf(section.hierarchy) : 'content');
  switch (attribute) {
    case 'language':
      return originOf(section).shard.language;
    case 'docusaurus_tag':
      return originOf(section).shard.tag;
    case 'version':
      return originOf(section).shard.version ?? null;
    case 'type':
      return type();
    case 'weight.level':
      return levelWeight(type());
    case 'objectID':
      return originOf(section).objectID;
    case 'url':
      return section.url;
    case 'url_without_anchor':
      return urlWithoutAnchor(section);
    case 'anchor':
      return section.anchor;
    default: {
      const level = LEVELS.find(name => attribute === `hierarchy.${name}`);
      return level ? section.hierarchy[level] : null;
    }
  }
}
