import {expect, test} from 'vitest';
import {
  addressSchema,
  conversationSchema,
  hitSchema,
  read,
  readList,
  responseSchema,
  storedHitSchema,
} from '../../../../src/search-ui/model/schemas';

const good = {
  objectID: '1',
  url: '/docs/a',
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Guide', lvl1: 'A'},
};
const odd = [7, [], {}, ['a'], {lvl0: {}}, true, null, 'text'];

test.each([
  ['no record', null],
  ['a number', 7],
  ['a list', []],
  ['without an address', {...good, url: undefined}],
  ['with an address that is no text', {...good, url: {href: '/docs/a'}}],
  ['without headings', {...good, hierarchy: null}],
  ['with a text for headings', {...good, hierarchy: 'Guide'}],
])('a hit that is %s is left out, and the others stay', (_name, hit) => {
  expect(read(hitSchema, hit)).toBeUndefined();
  expect(readList(hitSchema, [hit, good, hit])).toHaveLength(1);
});

test.each([
  'objectID',
  'anchor',
  'type',
  'content',
  'language',
  'docusaurus_tag',
  '_snippetResult',
  '_highlightResult',
])('whatever stands in %s, a hit has fields of the kinds that are shown', field => {
  for (const value of odd) {
    const hit = read(hitSchema, {...good, [field]: value});
    expect(hit?.hierarchy.lvl1, JSON.stringify(value)).toBe('A');
    expect([null, undefined, 'string']).toContain(hit?.content && typeof hit.content);
    expect(['undefined', 'string']).toContain(typeof hit?.language);
    expect(['undefined', 'object']).toContain(typeof hit?._snippetResult);
  }
});

test.each(['lvl0', 'lvl1', 'lvl3', 'lvl6'])(
  'a heading %s that is no text is none, a number is its digits',
  level => {
    for (const value of [[], {}, null, true]) {
      const hierarchy = read(hitSchema, {...good, hierarchy: {...good.hierarchy, [level]: value}})?.hierarchy;
      expect(Object.values(hierarchy ?? {}).every(text => text === null || typeof text === 'string')).toBe(
        true,
      );
    }
    expect(read(hitSchema, {...good, hierarchy: {...good.hierarchy, [level]: 404}})?.hierarchy).toMatchObject(
      {
        [level]: '404',
      },
    );
  },
);

test('a hit keeps what else a record holds, for the site’s own code', () => {
  expect(read(hitSchema, {...good, rank: 3})).toMatchObject({rank: 3});
});

test('a response keeps its good hits and counts; one without hits is none', () => {
  expect(read(responseSchema, {hits: [null, good, 7], nbHits: -1, nbPages: '6', queryID: 5})).toEqual({
    hits: [expect.objectContaining({objectID: '1'})],
    nbHits: undefined,
    nbPages: undefined,
    queryID: undefined,
    facets: new Map(),
  });
  for (const value of [null, 'html', [], {}, {hits: {}}]) expect(read(responseSchema, value)).toBeUndefined();
});

test('names of a provider’s facets reach no prototype', () => {
  const facets = JSON.parse(
    '{"__proto__":{"polluted":1},"language":{"__proto__":2,"constructor":3,"en":4,"fr":"x"}}',
  );
  const response = read(responseSchema, {hits: [], facets});
  expect(response?.facets.get('__proto__')).toEqual(new Map([['polluted', 1]]));
  expect(response?.facets.get('language')).toEqual(
    new Map([
      ['__proto__', 2],
      ['constructor', 3],
      ['en', 4],
    ]),
  );
  expect(({} as {polluted?: number}).polluted).toBeUndefined();
});

test('a stored search keeps nothing but what is known of one', () => {
  expect(read(storedHitSchema, {...good, language: ['fr'], onclick: 'alert(1)'})).toEqual({
    ...good,
    hierarchy: {lvl0: 'Guide', lvl1: 'A', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  });
});

test.each([
  ['1000000000', 1],
  ['-1', 1],
  ['1.5', 1],
  ['NaN', 1],
  ['', 1],
  ['3', 3],
])('page %s of an address is page %i', (page, expected) => {
  expect(read(addressSchema, {q: 'x', page})?.page).toBe(expected);
});

test('[V-01] the query of an address has at most 512 characters', () => {
  expect(read(addressSchema, {q: 'x'.repeat(600)})?.q).toHaveLength(512);
});

test('a stored conversation with an odd mark stays, without the mark; with an odd part it goes', () => {
  const message = {id: '1', role: 'assistant', parts: [{type: 'text', text: 'yes'}]};
  const conversation = (change: object) => ({
    objectID: 'a',
    query: 'a',
    messages: [{...message, ...change}],
  });
  expect(
    read(conversationSchema, conversation({metadata: {stopped: 'yes'}, feedback: 7}))?.messages[0],
  ).toMatchObject({metadata: {stopped: undefined}, feedback: undefined});
  for (const parts of [[null], [{type: 'tool-x'}], [{type: 'tool-x', state: 'odd', toolCallId: '1'}], {}])
    expect(read(conversationSchema, conversation({parts}))).toBeUndefined();
});
