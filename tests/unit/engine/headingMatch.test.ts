import {expect, test} from 'vitest';
import {sectionsOf} from '../../../src/content/sectionsOf';
import {createEngine} from '../../../src/engine/createEngine';
import {headingMatch} from '../../../src/engine/headingMatch';
import {termListOf} from '../../../src/engine/TermList';
import {tokenize} from '../../../src/engine/tokenize';

const {match} = createEngine(
  sectionsOf({markdown: '# Kiln\n\nText.\n\n## kiln.door\n\nShut it.', url: '/kiln', lvl0: 'Docs'}),
  {language: 'en'},
);

function agreement(heading: string, query: string) {
  return headingMatch(termListOf(tokenize(heading, 'en'), new Map()), match(query), 'en');
}

test('a part of an identifier covers less of a heading than all of it', () => {
  expect(agreement('kiln', 'kiln ').covered).toBe(1);
  expect(agreement('kiln.door', 'kiln.door ').covered).toBe(1);
  expect(agreement('kiln.door', 'kiln ').covered).toBe(0.5);
});

test('a heading answers a query by part of an identifier as by all of it', () => {
  expect(agreement('kiln.door', 'kiln ').answered).toBe(1);
});
