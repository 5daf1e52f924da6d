import {JSDOM} from 'jsdom';
import {expect, test, vi} from 'vitest';
import {limitMarkup, requireTrust} from '../../../../../src/plugins/head-scripts/client/limitMarkup';
import {xssPayloads} from '../../../../support/xssPayloads';

test.each([
  '<script></script>',
  '<span class="token keyword">const</span> a &lt; b',
  '<div class="bar" role="bar"><div class="peg"></div></div>',
  '<p style="color: red">See <a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener">x</a>.</p>',
  '<a href="/docs/api#a"><code>x</code></a><br><table><thead><tr><th align="left">a</th></tr></thead></table>',
  '<details><summary>More</summary><ol start="3"><li>x</li></ol></details>',
  '{"@type":"BlogPosting"}',
])('%s stays as it is', html => {
  expect(limitMarkup(html)).toBe(html);
});

test('JSON with a tag in it stays the same JSON, without the tag', () => {
  const json = JSON.stringify({name: 'The <DocSearch> component'});
  expect(limitMarkup(json)).not.toContain('<');
  expect(JSON.parse(limitMarkup(json))).toEqual(JSON.parse(json));
});

test.each(xssPayloads)('%s becomes nothing that runs or loads', payload => {
  const {document} = new JSDOM().window;
  for (const html of [payload, `<p>${payload}</p>`, `<span class="a">${payload}`, `[${payload}]`]) {
    document.body.innerHTML = limitMarkup(html);
    for (const element of document.body.querySelectorAll('*')) {
      expect(element.tagName).toMatch(
        /^(A|BR|CODE|DETAILS|DIV|P|PRE|SPAN|STRONG|SUMMARY|TABLE|TBODY|TD|TR)$/,
      );
      for (const {name, value} of element.attributes) {
        expect(name).not.toMatch(/^on|^src|^action$|^formaction$/);
        if (name === 'href') expect(value).toMatch(/^(\/|#|https?:|mailto:)/);
      }
    }
  }
});

test('a long text takes no longer than it is', () => {
  const long = '<a class="'.repeat(50_000) + '<p align="" '.repeat(50_000);
  expect(limitMarkup(long)).not.toContain('<');
});

test('a script of another site is refused, and so is one in words', () => {
  vi.stubGlobal('document', {baseURI: 'https://docs.example/guide/'});
  vi.stubGlobal('window', {location: {origin: 'https://docs.example'}});
  const createPolicy = vi.fn();
  requireTrust({createPolicy});
  type Rule = (text: string) => unknown;
  const {createScriptURL, createScript} = createPolicy.mock.calls[0]?.[1] as {
    createScriptURL: Rule;
    createScript: Rule;
  };
  expect(createScriptURL('/assets/a.js')).toBe('/assets/a.js');
  for (const url of ['//evil.example/a.js', 'https://evil.example/a.js', 'data:text/javascript,alert(1)'])
    expect(createScriptURL(url)).toBeUndefined();
  expect(createScript('{"@type":"WebSite"}')).toBe('{"@type":"WebSite"}');
  expect(createScript('alert(1)')).toBeUndefined();
  vi.unstubAllGlobals();
});
