import {expect, test} from 'vitest';
import type {ScopeAxis} from '../../../../src/search-ui/model/Scope';
import {initialScope, scopeFilters, scopeLabelOf} from '../../../../src/search-ui/model/Scope';

const axes: ScopeAxis[] = [
  {
    attribute: 'language',
    label: 'Language',
    allLabel: 'All languages',
    choices: [{value: 'en', label: 'English'}],
    initial: 'en',
    always: [],
  },
  {
    attribute: 'docusaurus_tag',
    label: 'Version',
    allLabel: 'All versions',
    choices: [
      {value: 'docs-default-current', label: 'Stable'},
      {value: 'docs-default-v3', label: 'Legacy'},
    ],
    initial: 'docs-default-current',
    always: ['default'],
  },
];

test('[N-05] the page narrows by language and by version with what belongs to none', () => {
  expect(scopeFilters(axes, initialScope(axes))).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
});

test('all of an axis is no filter, and then a hit says where it is from', () => {
  const scope = {language: 'en', docusaurus_tag: ''};
  expect(scopeFilters(axes, scope)).toEqual(['language:en']);
  expect(scopeLabelOf(axes, scope, {language: 'en', docusaurus_tag: 'docs-default-v3'})).toBe('Legacy');
  expect(scopeLabelOf(axes, scope, {docusaurus_tag: 'default'})).toBe('');
  expect(scopeLabelOf(axes, initialScope(axes), {docusaurus_tag: 'docs-default-v3'})).toBe('');
});
