import {describe, expect, test} from 'vitest';
import {checkSamples} from '../../build/samples/checkSamples';
import {samplesOf} from '../../build/samples/collectSamples';

const messages = (file: string, mdx: string) =>
  checkSamples(samplesOf(file, mdx)).map(({line, message}) => `${line}: ${message}`);

const fence = (language: string, code: string) => `Text\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;

describe('checkSamples', () => {
  const init = (option: string) =>
    `import docsearch from '@docsearch/js';\n\ndocsearch({\n  container: '#docsearch',\n  appId: 'YOUR_APP_ID',\n  apiKey: 'YOUR_SEARCH_API_KEY',\n  ${option},\n});`;

  test('catches a wrong option name, at its line', () => {
    const [finding] = messages('docs/x.mdx', fence('js', init("indexes: ['YOUR_INDEX_NAME']")));
    expect(finding).toMatch(/^10: .*'indexes' does not exist/);
    expect(messages('docs/x.mdx', fence('js', init("indices: ['YOUR_INDEX_NAME']")))).toEqual([]);
  });

  test('checks a page against the version it is about', () => {
    const sample = fence('js', init("indices: ['YOUR_INDEX_NAME']"));
    expect(messages('versioned_docs/version-v3/x.mdx', sample).join()).toContain("'indices' does not exist");
  });

  test('catches a wrong option of the crawler', () => {
    expect(
      messages('docs/x.mdx', fence('js', "new Crawler({appId: 'YOUR_APP_ID', startUrl: ''});")).join(),
    ).toContain("'startUrl' does not exist");
  });

  test('catches a name that nothing declares, and keeps blocks apart', () => {
    const first = fence('js', "export const key = 'a';");
    expect(messages('docs/x.mdx', `${first}\n${fence('js', 'console.log(key);')}`).join()).toContain(
      "Cannot find name 'key'",
    );
  });

  test.each([
    ['json', '{"a": 1,}', 'not valid JSON'],
    ['css', '.a { : red; }', 'not valid CSS'],
    ['html', '<div><p>text</p>', '<div> is not closed'],
    ['html', '<script>\n  docsearch({container: 1});\n</script>', 'not assignable'],
    ['sh', 'npm install "@docsearch/js', 'not valid shell'],
    ['cobol', 'DISPLAY', 'unknown language of a code block: "cobol"'],
  ])('catches a broken %s block', (language, code, message) => {
    const findings = messages('docs/x.mdx', fence(language, code)).join();
    expect(findings).toContain(message);
  });

  test('leaves a block out that says why, and no other', () => {
    expect(messages('docs/x.mdx', fence('json unchecked="shows a mistake"', '{,}'))).toEqual([]);
    expect(messages('docs/x.mdx', fence('json unchecked=""', '{,}'))).toEqual([
      '3: unchecked needs its reason: unchecked="why"',
    ]);
  });
});
