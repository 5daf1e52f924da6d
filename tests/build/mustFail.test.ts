import {afterEach, describe, expect, test} from 'vitest';
import {rmSync} from 'node:fs';
import {buildSite, copySite, type SiteCopy} from '../support/buildSite';

let copy: SiteCopy;

/** Copies the site, spoils it and builds it. */
function build(spoil: (site: SiteCopy) => void, variables?: Record<string, string>) {
  copy = copySite('must-fail');
  spoil(copy);
  return buildSite(copy, variables);
}

const append = (file: string, text: string) => (site: SiteCopy) =>
  site.edit(file, old => `${old}\n${text}\n`);

afterEach(() => rmSync(copy.folder, {recursive: true, force: true}));

describe('the build stops', () => {
  test.each([
    ['[V-09] on a broken link', '[gone](/docs/nowhere)', '/docs/nowhere'],
    ['[V-09] on a broken anchor', '[gone](/docs/api#no-such-anchor)', '/docs/api#no-such-anchor'],
    ['[V-10] on a broken Markdown link', '[gone](./nowhere.mdx)', 'nowhere.mdx'],
    ['[V-11] on a missing image', '![A drawing](./nowhere.png)', 'nowhere.png'],
  ])('%s', (_, text, named) => {
    const {succeeded, output} = build(append('docs/tips.mdx', text));
    expect(output).toContain(named);
    expect(output).toContain('tips');
    expect(succeeded).toBe(false);
  });

  test('[V-09] [V-10] [V-11] on links, anchors and images in JSX or with plain paths, and names page, file and address', () => {
    const {succeeded, output} = build(
      append(
        'docs/tips.mdx',
        [
          '<a href="/docs/nowhere">x</a>',
          '<a href="/docs/api#no-such-anchor">x</a>',
          '<img src="/img/nowhere.png" alt="" />',
          '[x](pathname:///nowhere.pdf)',
        ].join('\n\n'),
      ),
    );
    expect(output).toContain('4 references of the built pages lead nowhere');
    for (const address of ['/docs/nowhere', '/docs/api#no-such-anchor', '/img/nowhere.png', '/nowhere.pdf'])
      expect(output).toMatch(new RegExp(`/docs/tips \\(.*docs/tips\\.mdx\\) refers to "${address}": .*\\S`));
    expect(succeeded).toBe(false);
  });

  test('on two pages with one address', () => {
    const {succeeded, output} = build(
      append(
        'src/pages/docs/api.mdx',
        '---\ntitle: Again\ndescription: A second page under the address of another one\n---\n\nText.',
      ),
    );
    expect(output).toContain('/docs/api');
    expect(succeeded).toBe(false);
  });

  test('[X-02] on a sidebar entry that has no page', () => {
    const {succeeded, output} = build(site =>
      site.edit('sidebars.ts', text => text.replace("'who-can-apply'", "'who-can-aply'")),
    );
    expect(output).toContain('who-can-aply');
    expect(succeeded).toBe(false);
  });

  test('on an incomplete set of credentials, and names what is missing', () => {
    const {succeeded, output} = build(() => {}, {ALGOLIA_APP_ID: 'ABCDE12345'});
    expect(output).toContain('ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME is missing');
    expect(succeeded).toBe(false);
  });

  test('[X-02] on a page without a default export, and names it', () => {
    const {succeeded, output} = build(site =>
      site.edit('src/pages/nothing.tsx', () => 'export const nothing = 1;\n'),
    );
    expect(output).toContain("The page component at /nothing doesn't have a default export");
    expect(succeeded).toBe(false);
  });

  test.each([
    [
      '[X-02] [S-04] on an item of the navbar with an unknown type',
      'src/config/navbar.ts',
      (text: string) => text.replace("type: 'doc',", "type: 'dock',"),
      /navbar.*dock/is,
    ],
    [
      '[X-02] [E-05] on an item of the navbar whose page is missing, and lists those there are',
      'src/config/navbar.ts',
      (text: string) => text.replace("docId: 'what-is-docsearch'", "docId: 'what-is-docserch'"),
      /find any doc with id "what-is-docserch" in version "current"\.\s+Available doc ids are:.*what-is-docsearch/s,
    ],
    [
      '[X-02] on an unknown version, and lists those there are',
      'src/config/docs.ts',
      (text: string) => text.replace("lastVersion: 'current'", "lastVersion: 'v9'"),
      /v9.*current, v3, legacy/is,
    ],
    [
      '[X-02] on a sidebar with nothing to link to',
      'sidebars.ts',
      (text: string) => text.replace(/items: \[[^\]]*\]/, 'items: []'),
      /empty|nothing|neither/i,
    ],
    [
      '[E-04] on an announcement with colours that are none',
      'src/config/navbar.ts',
      (text: string) => text.replace("'var(--ds-announcement-text)'", "'whitish'"),
      /src\/config\/navbar\.ts: announcementBar\.textColor is "whitish".*accepted/,
    ],
    [
      '[E-06] on a logo that is missing',
      'src/config/footer.ts',
      (text: string) => text.replace('img/logo-dark.svg', 'img/logo-night.svg'),
      /src\/config\/footer\.ts: footer\.logo\.srcDark is "img\/logo-night\.svg".*static/,
    ],
  ] as const)('%s', (_, file, change, named) => {
    const {succeeded, output} = build(site =>
      site.edit(file, text => {
        expect(change(text)).not.toBe(text);
        return change(text);
      }),
    );
    expect(output).toMatch(named);
    expect(succeeded).toBe(false);
  });
});
