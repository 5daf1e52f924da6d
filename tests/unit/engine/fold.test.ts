import {expect, test} from 'vitest';
import {fold} from '../../../src/engine/fold';

test.each([
  ['Café', 'cafe'],
  ['cafe\u0301', 'cafe'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['Œuvre', 'oeuvre'],
  ['İstanbul', 'istanbul'],
  ['Άλφα', 'αλφα'],
  ['ёлка', 'елка'],
  ['ＡＰＩ', 'api'],
  ['ﬁle', 'file'],
  ['co\u00adoperate', 'cooperate'],
])('%s is compared as %s', (text, expected) => {
  expect(fold(text)).toBe(expected);
});

test.each(['が', 'ガ', '한국어', 'हिन्दी', 'ก็'])('marks that make another letter stay: %s', text => {
  expect(fold(text)).toBe(text.normalize('NFC'));
  expect(fold('が')).not.toBe(fold('か'));
});
