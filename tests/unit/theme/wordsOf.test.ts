import {expect, test} from 'vitest';
import {wordsOf} from '../../../src/theme/NotFound/Content/wordsOf';

test.each([
  ['/docs/v3/record-extracter.html', 'record extracter'],
  ['/docs/ask_ai/', 'ask ai'],
  ['/r%C3%A9glages', 'réglages'],
  ['/100%25', '100%'],
  ['/100%', '100%'],
  ['/', ''],
  ['/--/', ''],
])('the words of %s are “%s”', (pathname, words) => {
  expect(wordsOf(pathname)).toBe(words);
});
