import {transformSync} from 'esbuild';
import {describe, expect, test} from 'vitest';
import {codeOf} from '../../../../src/search-ui/live/codeOf';
import {type LiveChoices, NO_CHOICES} from '../../../../src/search-ui/live/liveChoices';

const ALL: LiveChoices = {
  theme: 'dark',
  variables: {
    light: {'--docsearch-highlight-color': '#0b7a5c', '--docsearch-hit-height': '48px'},
    dark: {'--docsearch-highlight-color': '#5fd6b3'},
  },
  maxResultsPerGroup: 3,
  hitPart: 'type',
  texts: {placeholderText: 'What\'s "new"?', noResultsText: 'Nothing for'},
};

describe('codeOf', () => {
  test('what is left as it is does not become code', () => {
    const {css, js, react} = codeOf(NO_CHOICES);
    expect(css).toBe('');
    expect(js).not.toMatch(/theme|maxResultsPerGroup|hitComponent|translations|search\.css/);
    expect(react).not.toMatch(/theme|maxResultsPerGroup|hitComponent|translations|search\.css/);
  });

  test('variables are written for the mode they were chosen in', () => {
    expect(codeOf(ALL).css).toBe(
      ':root {\n  --docsearch-highlight-color: #0b7a5c;\n  --docsearch-hit-height: 48px;\n}\n\n' +
        "html[data-theme='dark'] {\n  --docsearch-highlight-color: #5fd6b3;\n}\n",
    );
  });

  test('each option is there for both packages, and texts hold any sign', () => {
    const {js, react} = codeOf(ALL);
    for (const part of ["'What\\'s \"new\"?'", 'noResultsText', './search.css', 'hit.type']) {
      expect(js).toContain(part);
      expect(react).toContain(part);
    }
    expect(js).toContain("  theme: 'dark',\n  maxResultsPerGroup: 3,\n");
    expect(react).toContain('      theme="dark"\n      maxResultsPerGroup={3}\n      hitComponent={Hit}\n');
    expect(react).toContain('      translations={{\n        modal: {\n          searchBox: {');
  });

  test.each([NO_CHOICES, ALL, {...ALL, texts: {closeButtonText: '\\'}}])('the code can be read', choices => {
    const {js, react, css} = codeOf(choices);
    expect(() => transformSync(js, {loader: 'js'})).not.toThrow();
    expect(() => transformSync(react, {loader: 'jsx'})).not.toThrow();
    expect(transformSync(css, {loader: 'css'}).warnings).toEqual([]);
  });
});
