import {expect, test} from 'vitest';
import {extractVersion} from '../../../src/answers/extractVersion';

const VERSIONS = ['current', 'v3', 'legacy'];

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
])('%s', (question, text, version) => {
  expect(extractVersion(question, VERSIONS)).toEqual(version === undefined ? {text} : {text, version});
});

test('a version that the documentation does not have stays in the question', () => {
  expect(extractVersion('How do I filter in v3?', ['current'])).toEqual({text: 'How do I filter in v3?'});
  expect(extractVersion('How do I filter in v3?', [])).toEqual({text: 'How do I filter in v3?'});
});
