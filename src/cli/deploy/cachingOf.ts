import type {HeaderRule} from '../../plugins/static-host/HeaderRule';
import {IMMUTABLE, isForAssets} from '../../plugins/static-host/headerRules';

/**
 * Returns how long browsers may keep what a rule matches, where it was found: files whose names change with their
 * content for a year, all else as the rule says. `undefined` where the rule says nothing of it.
 */
export function cachingOf(rule: HeaderRule): string | undefined {
  return isForAssets(rule) ? IMMUTABLE : rule.headers['Cache-Control'];
}
