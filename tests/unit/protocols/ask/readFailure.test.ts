import {describe, expect, test} from 'vitest';
import {readFailure} from '../../../../src/protocols/ask/readFailure';

describe('what a server says of a failure', () => {
  test.each([
    ['plain text', 'Not from here', {detail: 'Not from here', code: undefined}],
    ['a code in the words', 'Busy (AI-205)', {detail: 'Busy (AI-205)', code: 'limit'}],
    ['a code alone', 'FORBIDDEN', {detail: 'FORBIDDEN', code: 'forbidden'}],
    ['a message', '{"message":"Too deep","code":"AI-217"}', {detail: 'Too deep (AI-217)', code: 'long'}],
    ['an error', '{"error":"Too long","errorCode":"ai-224"}', {detail: 'Too long (AI-224)', code: 'long'}],
    ['JSON within JSON', JSON.stringify('{"message":"Stop"}'), {detail: 'Stop', code: undefined}],
    [
      'a field that is not valid',
      '{"name":"ValidationError","detail":[{"type":"missing","loc":["body","messages"],"msg":"Field required"}]}',
      {detail: 'Field required: messages', code: undefined},
    ],
    ['a detail', '{"detail":"Unknown agent"}', {detail: 'Unknown agent', code: undefined}],
    ['the page of a proxy', '<h1>502</h1>', {detail: undefined, code: undefined}],
    ['nothing', '  ', {detail: undefined, code: undefined}],
    ['broken JSON', '{"message":', {detail: '{"message":', code: undefined}],
    ['a name every object has', 'constructor', {detail: 'constructor', code: undefined}],
  ])('%s', (_, body, failure) => {
    expect(readFailure(body)).toEqual(failure);
  });

  test('a long message is cut, a deep one is not followed', () => {
    expect(readFailure('x'.repeat(1_000_000)).detail).toHaveLength(300);
    let nested = '"deep"';
    for (let depth = 0; depth < 9; depth += 1) nested = JSON.stringify(nested);
    expect(readFailure(nested).detail).toMatch(/^"/);
  });
});
