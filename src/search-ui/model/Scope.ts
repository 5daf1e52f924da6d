/** One thing a search can be narrowed by: the version of the documentation, or its language. */
export interface ScopeAxis {
  attribute: 'docusaurus_tag' | 'language';
  /** How the axis is called, for readers. */
  label: string;
  /** How the choice of all is called, for readers. */
  allLabel: string;
  choices: {value: string; label: string}[];
  /** The choice the page stands for. */
  initial: string;
  /** Values that every choice takes in as well: what belongs to no version. */
  always: string[];
}

/** The choice made on each axis; the empty string is all of it. */
export type Scope = {[attribute in ScopeAxis['attribute']]?: string};

/** Returns the scope that the page stands for. */
export function initialScope(axes: readonly ScopeAxis[]): Scope {
  return Object.fromEntries(axes.map(({attribute, initial}) => [attribute, initial]));
}

/** Returns the facet filters of a scope: one entry for each axis that is narrowed, all of which must hold. */
export function scopeFilters(axes: readonly ScopeAxis[], scope: Scope): (string | string[])[] {
  return axes.flatMap<string | string[]>(({attribute, always}) => {
    const value = scope[attribute];
    if (!value) return [];
    const filters = [...always, value].map(each => `${attribute}:${each}`);
    return filters.length === 1 ? filters : [filters];
  });
}

/** Returns what tells a hit from its like in a search over all versions or languages: 'Legacy (v3.x)'. */
export function scopeLabelOf(
  axes: readonly ScopeAxis[],
  scope: Scope,
  hit: {[attribute in ScopeAxis['attribute']]?: string},
): string {
  return axes
    .filter(({attribute}) => !scope[attribute])
    .flatMap(({attribute, choices}) => choices.find(({value}) => value === hit[attribute])?.label ?? [])
    .join(', ');
}
