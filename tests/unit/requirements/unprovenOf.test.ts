import {expect, test} from 'vitest';
import {readRequirements} from '../../requirements/readRequirements';
import {resultsOf, unprovenOf} from '../../requirements/unprovenOf';

const requirements = readRequirements(
  [
    '# R',
    '',
    '| id | requirement |',
    '|---|---|',
    '| A-01 | One. |',
    '| A-02 | Two `a|b`. |',
    '| B-01 | Three. |',
  ].join('\n'),
);

test('requirements are the rows with an id, and no id counts twice', () => {
  expect(requirements.map(({id}) => id)).toEqual(['A-01', 'A-02', 'B-01']);
  expect(() => readRequirements('| A-01 | One. |\n| A-01 | Again. |')).toThrow('two requirements A-01');
});

test('a requirement is proven by tests that name it, all of which pass, in the reports of both runners', () => {
  const results = [
    ...resultsOf({
      testResults: [
        {
          assertionResults: [
            {fullName: 'group [A-01] works', status: 'passed'},
            {fullName: '[A-02] works', status: 'failed'},
          ],
        },
      ],
    }),
    ...resultsOf({
      suites: [
        {
          title: 'file',
          suites: [
            {
              title: '[A-02] group',
              specs: [
                {title: 'in it', ok: true, tests: [{results: [{status: 'passed'}]}]},
                {title: '[B-01] skipped', ok: true, tests: [{results: [{status: 'skipped'}]}]},
              ],
            },
          ],
        },
      ],
    }),
  ];
  expect(unprovenOf(requirements, results).map(({id, reason}) => [id, reason])).toEqual([
    ['A-02', 'a test that names it fails'],
    ['B-01', 'a test that names it fails'],
  ]);
  expect(unprovenOf(requirements, []).map(({reason}) => reason)).toEqual(Array(3).fill('no test names it'));
});
