import {createElement} from 'react';
import {expect, test} from 'vitest';
import {textOfNode} from '../../../src/theme/Heading/textOfNode';

test('[S-20] the text of a heading holds what code, emphasis and links in it say', () => {
  const code = createElement('code', {key: 1}, 'apiKey');
  const link = createElement('a', {href: '/'}, 'place');
  expect(textOfNode('Plain')).toBe('Plain');
  expect(textOfNode([code, ' and ', createElement('em', {key: 2}, 'its ', link), ' in v', 4])).toBe(
    'apiKey and its place in v4',
  );
});

test('what is not shown has no text', () => {
  expect(textOfNode([null, undefined, false, true, '', 0])).toBe('0');
});
