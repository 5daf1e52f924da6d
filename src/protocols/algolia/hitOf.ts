import type {MatchedWord} from '../../engine/matchWord';
import {LEVELS} from '../../content/Section';
import type {Hit, HighlightedValue, HitRecord, RankedRecord, SnippetValue, ValueTree} from './Hit';
import {highlight} from './highlight';
import {type HighlightRange, highlightRanges} from './highlightRanges';
import type {SearchParams} from './parseSearchParams';
import {snippetBounds} from './snippetBounds';

const DEFAULT_SNIPPET_WORDS = 10;
const TEXT_ATTRIBUTES = [...LEVELS.map(level => `hierarchy.${level}`), 'content'];

/** Returns whether one of the patterns names the attribute, by its name, its parent's or `*`. */
function isNamed(attribute: string, patterns: readonly string[]): boolean {
  return patterns.some(
    pattern => pattern === '*' || pattern === attribute || attribute.startsWith(`${pattern}.`),
  );
}

function retrieved(attribute: string, patterns: readonly string[]): boolean {
  const excluded = patterns.filter(pattern => pattern.startsWith('-')).map(pattern => pattern.slice(1));
  const included = patterns.filter(pattern => !pattern.startsWith('-'));
  if (isNamed(attribute, excluded)) return false;
  return isNamed(attribute, included.length > 0 || excluded.length === 0 ? included : ['*']);
}

function setPath<Value>(tree: ValueTree<Value>, attribute: string, value: Value): void {
  const [first = '', second] = attribute.split('.');
  if (second === undefined) tree[first] = value;
  else tree[first] = {...(tree[first] as ValueTree<Value> | undefined), [second]: value};
}

function textOf(record: HitRecord, attribute: string): string | null {
  if (attribute === 'content') return record.content;
  const level = LEVELS.find(name => attribute === `hierarchy.${name}`);
  return level ? record.hierarchy[level] : null;
}

function matchLevel(
  found: ReadonlySet<number>,
  words: readonly MatchedWord[],
): HighlightedValue['matchLevel'] {
  if (found.size === 0) return 'none';
  return words.every(({word}, position) => word.stop || found.has(position)) ? 'full' : 'partial';
}

function coversAll(text: string, ranges: readonly HighlightRange[]): boolean {
  const marked = ranges.reduce((sum, {start, end}) => sum + end - start, 0);
  return marked > 0 && marked === text.trim().length;
}

function pickAttributes(record: HitRecord, patterns: readonly string[]): Hit {
  const hit: ValueTree<unknown> & {objectID: string} = {objectID: record.objectID};
  for (const [attribute, value] of Object.entries(record)) {
    if (attribute === 'hierarchy') {
      const levels = LEVELS.filter(level => retrieved(`hierarchy.${level}`, patterns));
      if (levels.length > 0)
        hit.hierarchy = Object.fromEntries(levels.map(level => [level, record.hierarchy[level]]));
    } else if (retrieved(attribute, patterns)) hit[attribute] = value;
  }
  return hit;
}

/** Returns how many words each attribute is snippeted to, by patterns such as `content:15` and `*:10`. */
function snippetWords(attribute: string, patterns: readonly string[]): number | undefined {
  for (const pattern of patterns) {
    const [name = '', words] = pattern.split(':');
    if (isNamed(attribute, [name])) return words === undefined ? DEFAULT_SNIPPET_WORDS : Number(words);
  }
  return undefined;
}

/**
 * Returns the hit of a record with the attributes, highlights and snippets that were asked for, in Algolia's form.
 * Values are the record's raw text with the tags put in: whoever shows them splits at the tags and escapes each piece.
 */
export function hitOf({ranked, record}: RankedRecord, params: SearchParams, language: string): Hit {
  const hit = pickAttributes(record, params.attributesToRetrieve);
  const highlights: ValueTree<HighlightedValue> = {};
  const snippets: ValueTree<SnippetValue> = {};
  const tags = {pre: params.highlightPreTag, post: params.highlightPostTag};
  for (const attribute of TEXT_ATTRIBUTES) {
    const value = textOf(record, attribute);
    const words = snippetWords(attribute, params.attributesToSnippet);
    const highlighted = isNamed(attribute, params.attributesToHighlight);
    if (value === null || (!highlighted && words === undefined)) continue;
    const ranges = highlightRanges(value, ranked.match, language);
    const found = new Set(ranges.flatMap(range => range.words));
    const level = matchLevel(found, ranked.match.words);
    if (highlighted)
      setPath(highlights, attribute, {
        value: highlight(value, ranges, tags),
        matchLevel: level,
        ...(level === 'none' ? {} : {fullyHighlighted: coversAll(value, ranges)}),
        matchedWords: [...found].flatMap(position => ranked.match.words[position]?.word.term ?? []),
      });
    if (words !== undefined) {
      const {start, end} = snippetBounds(value, ranges, words, language);
      const inside = ranges.flatMap(range =>
        range.end > start && range.start < end
          ? [{...range, start: Math.max(range.start, start) - start, end: Math.min(range.end, end) - start}]
          : [],
      );
      const ellipsis = params.snippetEllipsisText;
      setPath(snippets, attribute, {
        value:
          (start > 0 ? ellipsis : '') +
          highlight(value.slice(start, end), inside, tags) +
          (end < value.length ? ellipsis : ''),
        matchLevel: level,
      });
    }
  }
  if (params.attributesToHighlight.length > 0) hit._highlightResult = highlights;
  if (params.attributesToSnippet.length > 0) hit._snippetResult = snippets;
  return hit;
}
