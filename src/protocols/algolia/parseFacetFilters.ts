import type {Filter} from './Filter';
import {WireError} from './WireError';

const NUMERIC = /^([\w.]+)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)$/;
const RANGE = /^([\w.]+):\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)$/i;

/** Returns the numeric condition a text such as `weight.level>=90` or `weight.level:10 TO 50` stands for, if it is one. */
export function parseNumericFilter(text: string): Filter | null {
  const range = RANGE.exec(text);
  if (range?.[1]) return {kind: 'range', attribute: range[1], from: Number(range[2]), to: Number(range[3])};
  const match = NUMERIC.exec(text);
  if (!match?.[1]) return null;
  const comparison = match[2];
  switch (comparison) {
    case '<':
    case '<=':
    case '=':
    case '!=':
    case '>=':
    case '>':
      return {kind: 'number', attribute: match[1], comparison, value: Number(match[3])};
    default:
      return null;
  }
}

function facetFilter(text: string): Filter {
  const colon = text.indexOf(':');
  if (colon < 1)
    throw new WireError(
      400,
      `Invalid value for \`facetFilters\`: "${text}" is not of the form "attribute:value"`,
    );
  const attribute = text.slice(0, colon);
  const value = text.slice(colon + 1);
  // A minus excludes; a value that begins with a minus is written with a backslash before it.
  if (value.startsWith('-')) return {kind: 'not', filter: {kind: 'facet', attribute, value: value.slice(1)}};
  return {kind: 'facet', attribute, value: value.replace(/^\\-/, '-')};
}

function numericFilter(text: string): Filter {
  const filter = parseNumericFilter(text);
  if (!filter) throw new WireError(400, `Invalid value for \`numericFilters\`: "${text}" is no comparison`);
  return filter;
}

function nested(value: unknown, leaf: (text: string) => Filter, name: string, kind: 'all' | 'any'): Filter {
  if (typeof value === 'string') return leaf(value);
  if (!Array.isArray(value))
    throw new WireError(400, `Invalid value for \`${name}\`: expected a string or an array of strings`);
  const inner = kind === 'all' ? 'any' : 'all';
  return {kind, filters: value.map((item: unknown) => nested(item, leaf, name, inner))};
}

function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return [];
  if (!value.trim().startsWith('[')) return value.split(',');
  try {
    return JSON.parse(value);
  } catch {
    throw new WireError(400, `Invalid JSON in a filter: ${value}`);
  }
}

/**
 * Returns the filter that `facetFilters` stands for: the outer array is an AND of its items, an array inside it an OR,
 * `attribute:-value` excludes. A string may hold the same as JSON, or items between commas.
 * @throws WireError 400 for an item that is not of the form `attribute:value`
 */
export function parseFacetFilters(value: unknown): Filter {
  return nested(fromText(value), facetFilter, 'facetFilters', 'all');
}

/**
 * Returns the filter that `numericFilters` stands for, nested like `facetFilters`.
 * @throws WireError 400 for an item that is no comparison and no range
 */
export function parseNumericFilters(value: unknown): Filter {
  return nested(fromText(value), numericFilter, 'numericFilters', 'all');
}
