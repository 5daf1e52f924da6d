function conditionOf(facet: string): string {
  const colon = facet.indexOf(':');
  const given = facet.slice(colon + 1);
  const isNot = given.startsWith('-');
  const value = isNot ? given.slice(1) : given.replace(/^\\-/, '-');
  const quoted = /^[\w.]+(?:-[\w.]+)*$/.test(value) ? value : `"${value.replaceAll('"', '\\"')}"`;
  return `${isNot ? 'NOT ' : ''}${facet.slice(0, colon)}:${quoted}`;
}

function isFacet(value: unknown): value is string {
  return typeof value === 'string' && value.indexOf(':') > 0;
}

/**
 * Returns facet filters as one string of Algolia's filter syntax, for a service that takes no facet filters: conditions
 * that all hold, in each group one of several. Empty for no filters.
 *
 * @see https://www.algolia.com/doc/api-reference/api-parameters/filters
 */
export function filtersOf(facetFilters: unknown): string {
  const groups: unknown[] = Array.isArray(facetFilters) ? facetFilters : [];
  return groups
    .map(group => (Array.isArray(group) ? group : [group]).filter(isFacet).map(conditionOf))
    .filter(conditions => conditions.length > 0)
    .map(conditions => (conditions.length > 1 ? `(${conditions.join(' OR ')})` : conditions.join('')))
    .join(' AND ');
}
