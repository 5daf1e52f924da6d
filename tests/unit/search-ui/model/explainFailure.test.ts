import {expect, test, vi} from 'vitest';
import {explainFailure} from '../../../../src/search-ui/model/explainFailure';

test('says once for each cause which setting to look at', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const refused = Object.assign(new Error('Invalid Application-ID or API key'), {status: 403});
  explainFailure(refused);
  explainFailure(refused);
  explainFailure(Object.assign(new Error('Index not found'), {status: 404}));
  explainFailure(new Error('Unreachable hosts'));
  explainFailure('a string');
  expect(log.mock.calls.map(([text]) => text)).toEqual([
    expect.stringMatching(/key/),
    expect.stringMatching(/index name/),
    'The search failed.',
  ]);
  log.mockRestore();
});
