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
    ['[V-09] on a broken link', '<a href="/docs/nowhere">x</a> and [gone](/docs/nowhere)', '/docs/nowhere'],
    ['[V-09] on a broken anchor', '[gone](/docs/api#no-such-anchor)', '/docs/api#no-such-anchor'],
    ['[V-10] on a broken Markdown link', '[gone](./nowhere.mdx)', 'nowhere.mdx'],
    ['[V-11] on a missing image', '![A drawing](./nowhere.png)', 'nowhere.png'],
  ])('%s', (_, text, named) => {
    const {succeeded, output} = build(append('docs/tips.mdx', text));
    expect(output).toContain(named);
    expect(output).toContain('tips');
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
});
