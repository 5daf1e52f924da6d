import {expect, test} from 'vitest';
import {createProgress} from '../../../../src/cli/push/createProgress';

function capture(isTTY: boolean) {
  const written: string[] = [];
  return {written, progress: createProgress({isTTY, columns: 60, write: text => void written.push(text)})};
}

test('on a terminal one bar is drawn over and taken away', () => {
  const {written, progress} = capture(true);
  progress.show('Sending batch 2 of 4 to docs', 1, 4);
  progress.show('Sending batch 4 of 4 to docs_with_a_name_that_is_too_long_for_the_line', 3, 4);
  progress.end();
  progress.end();
  expect(written).toEqual([
    '\r\u001b[2K██████░░░░░░░░░░░░░░░░░░ 1/4 Sending batch 2 of 4 to docs',
    '\r\u001b[2K██████████████████░░░░░░ 3/4 Sending batch 4 of 4 to docs_w',
    '\r\u001b[2K',
  ]);
});

test('in a log every step is a line', () => {
  const {written, progress} = capture(false);
  progress.show('Preparing docs', 0, 4);
  progress.show('Sending', 0, 4);
  progress.end();
  expect(written).toEqual(['Preparing docs\n', 'Sending\n']);
});
