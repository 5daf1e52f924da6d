import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {loadSite} from '@docusaurus/core/lib/server/site';
import {afterEach, describe, expect, test} from 'vitest';
import {type BuildResult, buildSite, copyFolder, type SiteCopy} from '../support/buildSite';

let copies: SiteCopy[] = [];

/** Copies the small site and spoils it. */
function spoiled(spoil: (site: SiteCopy) => void): SiteCopy {
  // A folder of its own, since what is loaded once is kept by its path.
  const copy = copyFolder('tests/fixtures/small-site', `must-fail-${copies.length}-${Date.now()}`);
  copies.push(copy);
  spoil(copy);
  return copy;
}

const build = (spoil: (site: SiteCopy) => void): Promise<BuildResult> => buildSite(spoiled(spoil));

/** Loads the small site as the first step of a build does; returns why that fails, with every cause. */
async function load(spoil: (site: SiteCopy) => void): Promise<string> {
  let error: unknown;
  try {
    await loadSite({siteDir: spoiled(spoil).folder});
  } catch (thrown) {
    error = thrown;
  }
  const reasons: string[] = [];
  for (; error instanceof Error; error = error.cause) reasons.push(error.message);
  return reasons.join('\n');
}

/** Replaces text in a file of the copy, which has to be there. */
const change = (site: SiteCopy, file: string, from: string, to: string) =>
  site.edit(file, text => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });

afterEach(() => {
  for (const {folder} of copies) rmSync(folder, {recursive: true, force: true});
  copies = [];
});

describe('the build stops', () => {
  test('[V-10] [V-11] on broken Markdown links and missing images, and names each with its page', async () => {
    const {succeeded, output} = await build(site => {
      site.edit('docs/link.mdx', () => '# Link\n\n[gone](./nowhere.mdx)\n');
      site.edit('docs/image.mdx', () => '# Image\n\n![A drawing](./nowhere.png)\n');
    });
    expect(output).toMatch(/link\.mdx[\s\S]*nowhere\.mdx|nowhere\.mdx[\s\S]*link\.mdx/);
    expect(output).toMatch(/image\.mdx[\s\S]*nowhere\.png|nowhere\.png[\s\S]*image\.mdx/);
    expect(succeeded).toBe(false);
  });

  test('[V-09] [V-10] [V-11] on links, anchors and images wherever they are written, and names page, file, line and address', async () => {
    const {succeeded, output} = await build(site =>
      site.edit(
        'docs/next.mdx',
        text =>
          `${text}\n${[
            '[gone](/docs/nowhere)',
            '[gone](/docs/next#no-such-anchor)',
            '<a href="/docs/nowhere-else">x</a>',
            '<a href="/docs#no-such-anchor">x</a>',
            '<img src="/img/nowhere.png" alt="" />',
            '[x](pathname:///nowhere.pdf)',
            '[x](pathname:///feed.xml)',
          ].join('\n\n')}\n`,
      ),
    );
    expect(output).toContain('7 references of the built pages lead nowhere');
    for (const address of [
      '/docs/nowhere',
      '/docs/next#no-such-anchor',
      '/docs/nowhere-else',
      '/docs#no-such-anchor',
      '/img/nowhere.png',
      '/nowhere.pdf',
      '/feed.xml',
    ])
      expect(output).toMatch(
        new RegExp(`/docs/next \\(.*docs/next\\.mdx:\\d+\\) refers to "${address}": .*\\S`),
      );
    expect(succeeded).toBe(false);
  });

  test('[X-02] [E-05] on a page without a default export and on an item of the navbar whose page is missing, and names both', async () => {
    const {succeeded, output} = await build(site => {
      site.edit('src/pages/nothing.tsx', () => 'export const nothing = 1;\n');
      change(site, 'docusaurus.config.ts', "docId: 'start'", "docId: 'strat'");
    });
    expect(output).toContain("The page component at /nothing doesn't have a default export");
    expect(output).toMatch(
      /find any doc with id "strat" in version "current"\.\s+Available doc ids are:.*\bstart/s,
    );
    expect(succeeded).toBe(false);
  });

  test.each([
    [
      'on two pages with one address',
      (site: SiteCopy) => site.edit('src/pages/docs/next.mdx', () => '# Again\n'),
      /\/docs\/next: docs\/next\.mdx?, src\/pages\/docs\/next\.mdx/,
    ],
    [
      '[X-02] on a sidebar entry that has no page',
      (site: SiteCopy) => change(site, 'sidebars.ts', "'next'", "'nxet'"),
      /nxet/,
    ],
    [
      '[X-02] on a sidebar with nothing to link to',
      (site: SiteCopy) => change(site, 'sidebars.ts', "items: ['start', 'next']", 'items: []'),
      /empty|nothing|neither/i,
    ],
    [
      '[X-02] on an unknown version, and lists those there are',
      (site: SiteCopy) => change(site, 'docusaurus.config.ts', "lastVersion: 'current'", "lastVersion: 'v9'"),
      /v9.*current, v1/is,
    ],
    [
      '[X-02] [S-04] on an item of the navbar with an unknown type',
      (site: SiteCopy) => change(site, 'docusaurus.config.ts', "type: 'doc'", "type: 'dock'"),
      /navbar.*dock/is,
    ],
    [
      '[E-04] [E-06] on a color that is none and a logo that is missing, and says what is accepted',
      (site: SiteCopy) => {
        change(site, 'docusaurus.config.ts', "textColor: 'black'", "textColor: 'whitish'");
        change(site, 'docusaurus.config.ts', 'img/logo-dark.svg', 'img/logo-night.svg');
      },
      /announcementBar\.textColor is "whitish".*accepted[\s\S]*footer\.logo\.srcDark is "img\/logo-night\.svg".*static/,
    ],
  ] as const)('before anything is compiled: %s', async (_, spoil, named) => {
    expect(await load(spoil)).toMatch(named);
  });
});

test('the configuration stops a build on an incomplete set of credentials, and names what is missing', () => {
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', '-e', "await import('./docusaurus.config.ts')"],
    {encoding: 'utf8', env: {...process.env, ALGOLIA_APP_ID: 'ABCDE12345'}},
  );
  expect(stderr).toContain('ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME is missing');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
