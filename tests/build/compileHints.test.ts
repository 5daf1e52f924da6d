import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {DOCUMENTATION} from '../support/documentation';

const BUILD = DOCUMENTATION.embedded.build;

test('V8 is told to compile the code of a page as it arrives', () => {
  const page = readFileSync(`${BUILD}/docs/api/index.html`, 'utf8');
  const files = Array.from(
    page.matchAll(/<script src="?\/(assets\/js\/(?!runtime)[^\s">]+)/g),
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(3);
  const untold = files.filter(
    file => !readFileSync(`${BUILD}/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(untold).toEqual([]);
});
