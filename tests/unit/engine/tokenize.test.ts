import {afterEach, describe, expect, test, vi} from 'vitest';
import {fold} from '../../../src/engine/fold';
import {tokenize} from '../../../src/engine/tokenize';

function terms(text: string, language = 'en') {
  return tokenize(text, language).map(({term}) => term);
}

function parts(text: string) {
  return tokenize(text, 'en').map(token => [token.term, ...token.parts.map(({term}) => term)]);
}

test('words are folded, signs around them are not part of them', () => {
  expect(terms('Don’t panic: “Être” (2 times)!')).toEqual(['don', 't', 'panic', 'etre', '2', 'times']);
});

test.each([
  ['transformSearchClient', ['transformsearchclient', 'transform', 'search', 'client']],
  ['facetFilters', ['facetfilters', 'facet', 'filters']],
  ['getURLParams', ['geturlparams', 'get', 'url', 'params']],
  ['APIKey', ['apikey', 'api', 'key']],
  ['docusaurus_tag', ['docusaurustag', 'docusaurus', 'tag']],
  ['--watch', ['watch']],
  ['.DocSearch-Button', ['docsearchbutton', 'docsearch', 'doc', 'search', 'button']],
  ['v4/askai', ['v4askai', 'v4', 'askai']],
  ['@docsearch/react', ['docsearchreact', 'docsearch', 'react']],
  ['askAi.agentStudio', ['askaiagentstudio', 'askai', 'ask', 'ai', 'agentstudio', 'agent', 'studio']],
  ['hierarchy.lvl0', ['hierarchylvl0', 'hierarchy', 'lvl0']],
  ['language:en', ['languageen', 'language', 'en']],
  ['Ctrl+K', ['ctrlk', 'ctrl', 'k']],
  ['AI_INVALID_API_KEY', ['aiinvalidapikey', 'ai', 'invalid', 'api', 'key']],
])('%s is one term and its words', (identifier, expected) => {
  expect(parts(identifier)).toEqual([expected]);
});

test('an address is a row of words', () => {
  expect(terms('https://docs.example.com/a/b')).toEqual(['https', 'docs', 'example', 'com', 'a', 'b']);
});

test('every term and part stands where it says', () => {
  const text = 'Set `transformSearchClient`, naïve_Tag and 日本語のAPI検索。';
  for (const token of tokenize(text, 'ja'))
    for (const {term, start, end} of token.parts) expect(fold(text.slice(start, end))).toBe(term);
  const [, identifier] = tokenize(text, 'ja');
  expect(text.slice(identifier?.start, identifier?.end)).toBe('transformSearchClient');
});

describe('scripts without blanks', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test('Japanese and Chinese are cut into words', () => {
    expect(terms('検索インデックスを作成する', 'ja')).toContain('検索');
    expect(terms('搜索引擎配置', 'zh')).toContain('搜索');
  });

  test('a long word is also found by its neighbouring letters', () => {
    const [token] = tokenize('インデックス', 'ja');
    expect(token?.parts.map(({term}) => term)).toContain('デッ');
  });

  test('mixed text keeps the Latin words whole', () => {
    expect(terms('DocSearchのAPIキー', 'ja')).toEqual(expect.arrayContaining(['docsearch', 'api', 'キー']));
  });

  test('without a segmenter, pairs of letters stand in', async () => {
    vi.stubGlobal('Intl', {});
    vi.resetModules();
    const fresh = await import('../../../src/engine/tokenize');
    expect(fresh.tokenize('検索機能', 'ja').map(({term}) => term)).toEqual(['検索', '索機', '機能']);
    expect(fresh.tokenize('本', 'ja').map(({term}) => term)).toEqual(['本']);
  });

  test('a language no segmenter knows is no error', () => {
    expect(terms('plain words', 'not a language')).toEqual(['plain', 'words']);
    expect(terms('検索', 'not a language').length).toBeGreaterThan(0);
  });
});
