type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** A condition on the attributes of a record. */
export type Filter =
  | {kind: 'all' | 'any'; filters: Filter[]}
  | {kind: 'not'; filter: Filter}
  | {kind: 'facet'; attribute: string; value: string}
  | {kind: 'number'; attribute: string; comparison: Comparison; value: number}
  | {kind: 'range'; attribute: string; from: number; to: number};

/** What a record has for an attribute: `undefined` where it is not known, `null` where it has none. */
export type AttributeOf = (attribute: string) => string | number | null | undefined;

function compare(found: number, comparison: Comparison, value: number): boolean {
  switch (comparison) {
    case '<':
      return found < value;
    case '<=':
      return found <= value;
    case '=':
      return found === value;
    case '!=':
      return found !== value;
    case '>=':
      return found >= value;
    case '>':
      return found > value;
  }
}

/**
 * Returns whether a record passes a filter, `undefined` when that depends on an attribute that is not known. Three
 * values, so that a whole shard can be left out by the few attributes its records share.
 */
export function passes(filter: Filter, attributeOf: AttributeOf): boolean | undefined {
  switch (filter.kind) {
    case 'all':
    case 'any': {
      const decisive = filter.kind === 'any';
      let unknown = false;
      for (const inner of filter.filters) {
        const result = passes(inner, attributeOf);
        if (result === decisive) return decisive;
        if (result === undefined) unknown = true;
      }
      return unknown ? undefined : !decisive;
    }
    case 'not': {
      const result = passes(filter.filter, attributeOf);
      return result === undefined ? undefined : !result;
    }
    default: {
      const found = attributeOf(filter.attribute);
      if (found === undefined) return undefined;
      if (found === null) return false;
      if (filter.kind === 'facet') return String(found).toLowerCase() === filter.value.toLowerCase();
      const number = Number(found);
      if (filter.kind === 'range') return number >= filter.from && number <= filter.to;
      return compare(number, filter.comparison, filter.value);
    }
  }
}
