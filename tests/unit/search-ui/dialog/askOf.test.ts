import {expect, test} from 'vitest';
import {askOf} from '../../../../src/search-ui/dialog/askOf';
import type {SearchSettings} from '../../../../src/search-ui/model/useSearchSettings';

const settings = {
  ask: {provider: 'embedded'},
  algolia: {indexName: 'docs', askAi: {indexName: 'docs-markdown'}},
} as SearchSettings;

test('[V-08] the dialog is asked with version 4 of the search library alone', () => {
  expect(askOf(settings, '4.7.0')?.indexName).toBe('docs-markdown');
  for (const version of ['3.9.0', '5.0.0', '40.0.0', '0.4.0'])
    expect(askOf(settings, version), version).toBeUndefined();
});
