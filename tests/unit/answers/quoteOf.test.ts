import {describe, expect, test} from 'vitest';
import {quoteOf} from '../../../src/answers/quoteOf';
import type {Passage} from '../../../src/content/Section';

const text = (words: string): Passage => ({kind: 'text', text: words});
const code = (words: string): Passage => ({kind: 'code', text: words});
const TABS = [
  text('Install the package with your package manager:'),
  text('npm'),
  code('npm install kiln'),
  text('pnpm'),
  code('pnpm add kiln'),
  text('That is all.'),
];

function quoted(passages: Passage[], question = ''): string[] {
  return quoteOf(passages, label => question.split(' ').includes(label)).map(passage => passage.text);
}

describe('quoteOf', () => {
  test('quotes the first of several samples, without the labels of the tabs', () => {
    expect(quoted(TABS)).toEqual([
      'Install the package with your package manager:',
      'npm install kiln',
      'That is all.',
    ]);
  });

  test('quotes the sample whose tab the question names', () => {
    expect(quoted(TABS, 'install with pnpm')).toContain('pnpm add kiln');
  });

  test('quotes the sample most of whose tabs the question names', () => {
    const inTabs = (name: string) => [
      text(name),
      text('npm'),
      code(`npm install ${name}`),
      text('pnpm'),
      code(`pnpm add ${name}`),
    ];
    expect(quoted([...inTabs('kiln'), ...inTabs('wheel')], 'install wheel with pnpm')).toEqual([
      'pnpm add wheel',
    ]);
  });

  test('leaves out the label of an outer tab too', () => {
    expect(
      quoted([text('JavaScript'), text('npm'), code('npm install kiln'), text('Then import it there.')]),
    ).toEqual(['npm install kiln', 'Then import it there.']);
  });

  test('leaves a sample of many lines to the page, unless there is nothing else', () => {
    const long = code('line\n'.repeat(90));
    expect(quoted([text('The whole file reads like this:'), long])).toEqual([
      'The whole file reads like this:',
    ]);
    expect(quoted([long])).toEqual([long.text]);
  });

  test('puts the header of a table before what is quoted of its rows', () => {
    const row = (words: string, header?: string): Passage => ({
      kind: 'row',
      text: words,
      ...(header && {header}),
    });
    expect(
      quoted([
        text('Sizes:'),
        row('cone · 6', 'Name · Size'),
        row('shelf · 4', 'Name · Size'),
        row('blue · cobalt', 'Color · Metal'),
        row('bare'),
      ]),
    ).toEqual(['Sizes:', 'Name · Size', 'cone · 6', 'shelf · 4', 'Color · Metal', 'blue · cobalt', 'bare']);
  });
});
