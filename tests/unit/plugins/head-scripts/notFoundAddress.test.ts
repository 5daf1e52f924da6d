import {expect, test} from 'vitest';
import {notFoundAddress} from '../../../../src/plugins/head-scripts/notFoundAddress';

test.each([
  ['/fr/nulle-part?a=1#b', '/fr/404.html?missing=%2Ffr%2Fnulle-part%3Fa%3D1%23b'],
  ['/fr/', '/fr/404.html?missing=%2Ffr%2F'],
  ['/french', undefined],
  ['/docs/fr/', undefined],
])('[R-08][S-07] a missing %s is shown by %s', (address, expected) => {
  expect(notFoundAddress(address, ['/fr/'], 'missing')).toBe(expected);
});

test('a language without others below it has no other page', () => {
  expect(notFoundAddress('/fr/nulle-part', [], 'missing')).toBeUndefined();
});
