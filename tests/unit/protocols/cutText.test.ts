import {expect, test} from 'vitest';
import {LONGEST_TEXT, cutText} from '../../../src/protocols/cutText';

test('[V-01] [V-02] at most 512 characters, and no character cut in half', () => {
  expect(cutText('x'.repeat(600))).toHaveLength(LONGEST_TEXT);
  const across = `${'x'.repeat(511)}💡 and more`;
  expect(cutText(across)).toBe('x'.repeat(511));
  expect(cutText(`${'x'.repeat(510)}💡`)).toBe(`${'x'.repeat(510)}💡`);
});

test.each(['\uD83D', '\uDCA1', 'a\uD83Db', '\uDCA1\uD83D', `${'x'.repeat(511)}\uD83D`, '💡'.repeat(400)])(
  'what is left can stand in an address',
  text => {
    expect(() => encodeURIComponent(cutText(text))).not.toThrow();
    expect(cutText(text).length).toBeLessThanOrEqual(LONGEST_TEXT);
  },
);

test('as many characters are left as are said, and none is cut in two', () => {
  expect(cutText('ab😀d', 3)).toBe('ab');
  expect(cutText('ab😀d', 4)).toBe('ab😀');
});
