import {describe, expect, test} from 'vitest';
import {extractVersion} from '../../../src/answers/extractVersion';
import type {NamedVersion} from '../../../src/answers/NamedVersion';

const named = (...names: string[]): NamedVersion[] => names.map(name => ({name}));

describe('versions by their names alone', () => {
  test.each([
    ['How do I filter in v3?', 'How do I filter?', 'v3'],
    ['and in v3?', 'and?', 'v3'],
    ['How do I filter in version 3.9?', 'How do I filter?', 'v3'],
    ['What is used for DocSearch v3?', 'What is used?', 'v3'],
    ['How do I filter in the legacy version?', 'How do I filter?', 'legacy'],
    ['How do I filter with v2?', 'How do I filter?', 'legacy'],
    ['Is there a theme in v4?', 'Is there a theme?', 'current'],
    ['Et dans la v3 ?', 'Et ?', 'v3'],
    ['How do I migrate from v3?', 'How do I migrate from v3?', undefined],
    ['What changed between v3 and v4?', 'What changed between v3 and v4?', undefined],
    ['Does it work on legacysystems?', 'Does it work on legacysystems?', undefined],
  ])('%s', (question, text, version) => {
    const names = {product: 'DocSearch', versions: named('current', 'v3', 'legacy')};
    expect(extractVersion(question, names)).toEqual(version === undefined ? {text} : {text, version});
  });
});

describe('versions by their labels and the name of the product', () => {
  const names = {
    product: 'Vite',
    versions: [
      {name: 'current', label: 'Next (7.x)'},
      {name: '6.1', label: '6.1', isMain: true},
      {name: '6.0', label: '6.0'},
      {name: 'old', label: 'v2.x - v5.x'},
      {name: 'beta', label: 'Beta'},
    ],
  };
  test.each([
    ['How do I preload with Vite 5?', 'How do I preload?', 'old'],
    ['How do I preload in Vite v3.2?', 'How do I preload?', 'old'],
    ['How do I preload in version 6.0?', 'How do I preload?', '6.0'],
    ['How do I preload in v6?', 'How do I preload?', '6.1'],
    ['How do I preload in 7 steps?', 'How do I preload in 7 steps?', undefined],
    ['How do I preload in v7?', 'How do I preload?', 'current'],
    ['How do I preload in the current version?', 'How do I preload?', '6.1'],
    ['How do I preload in the beta?', 'How do I preload?', 'beta'],
    ['How do I preload in v9?', 'How do I preload in v9?', undefined],
    ['How do I preload in v6.2?', 'How do I preload in v6.2?', undefined],
  ])('%s', (question, text, version) => {
    expect(extractVersion(question, names)).toEqual(version === undefined ? {text} : {text, version});
  });
});

test('a version that the documentation does not have stays in the question', () => {
  const text = 'How do I filter in v3?';
  expect(extractVersion(text, {versions: named('current')})).toEqual({text});
  expect(extractVersion(text, {versions: []})).toEqual({text});
});
