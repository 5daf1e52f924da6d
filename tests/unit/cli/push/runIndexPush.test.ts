import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {synonyms} from '../../../../src/config/synonyms';
import {indexSettings} from '../../../../src/cli/push/indexSettings';
import {runIndexPush} from '../../../../src/cli/push/runIndexPush';
import {readPushEnv} from '../../../../src/config/pushEnv';
import {packShard} from '../../../../src/content/packShard';
import type {Section} from '../../../../src/content/Section';
import {AlgoliaServer, type LoggedRequest} from '../../../support/algoliaServer';

const APP_ID = 'TESTAPP001';
const INDEX = 'docs';
const [ownSynonym] = synonyms.en ?? [];

const ADMIN_ACL = ['search', 'browse', 'addObject', 'deleteIndex', 'settings', 'editSettings'];
const VARIABLES = {
  SITE_URL: 'https://docs.example.com',
  ALGOLIA_APP_ID: APP_ID,
  ALGOLIA_SEARCH_API_KEY: 'search-key',
  ALGOLIA_INDEX_NAME: INDEX,
};

/** A page with so many paragraphs, which are as many records, and one more for its title. */
function pageOf(paragraphs: number, text = 'Paragraph'): Section {
  return {
    url: '/docs/page',
    anchor: null,
    hierarchy: {lvl0: 'Docs', lvl1: 'Q & A', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    passages: Array.from({length: paragraphs}, (_, index) => ({kind: 'text', text: `${text} <${index}>`})),
  };
}

let folder: string;
let server: AlgoliaServer;

const stateFile = () => path.join(folder, 'state', 'index-push.json');

function build(section: Section): void {
  const shards = path.join(folder, 'build', 'assets', 'search');
  rmSync(shards, {recursive: true, force: true});
  mkdirSync(shards, {recursive: true});
  const shard = packShard({
    language: 'en',
    tag: 'docs-default-current',
    version: 'current',
    sections: [section],
  });
  writeFileSync(path.join(shards, 'docs-default-current.en.json'), JSON.stringify(shard));
}

interface Outcome {
  code: number;
  out: string;
  err: string;
}

async function push(
  args: string[],
  variables: Record<string, string> = {...VARIABLES, ALGOLIA_ADMIN_API_KEY: 'admin-key'},
): Promise<Outcome> {
  const outcome = {code: 0, out: '', err: ''};
  outcome.code = await runIndexPush({
    args: ['--build', path.join(folder, 'build'), ...args],
    readEnv: () => readPushEnv(variables),
    hosts: ['localhost', '127.0.0.1'].map(url => ({
      url,
      port: server.port,
      protocol: 'http',
      accept: 'readWrite',
    })),
    stateFile: stateFile(),
    out: {write: text => void (outcome.out += text)},
    err: {write: text => void (outcome.err += text)},
  });
  return outcome;
}

const writes = () =>
  server.requests.filter(({method, path: target}) => method !== 'GET' && !/(?:browse|search)$/.test(target));
const batches = () => server.requests.filter(({path: target}) => /(?<!synonyms)\/batch$/.test(target));
const sizeOf = ({body}: LoggedRequest) => (body as {requests: unknown[]}).requests.length;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'index-push-'));
  server = await new AlgoliaServer({
    appId: APP_ID,
    keys: {
      'admin-key': {acl: ADMIN_ACL},
      'search-key': {acl: ['search']},
      'narrow-key': {acl: ADMIN_ACL, indexes: [INDEX]},
    },
    pollsPerTask: 1,
  }).listen();
  build(pageOf(2499));
});

afterEach(async () => {
  await server.close();
  rmSync(folder, {recursive: true, force: true});
});

describe('without --apply', () => {
  test('counts what would be added, changed and removed, and sends nothing', async () => {
    await push(['--apply', '--create']);
    const [first, second] = [...server.indexes.recordsOf(INDEX).values()];
    const kept = [...server.indexes.recordsOf(INDEX).values()].slice(2);
    server.indexes.put(
      INDEX,
      [{...first, objectID: String(first?.objectID), content: 'old'}, {objectID: 'gone'}, ...kept],
      {...indexSettings, distinct: false},
    );
    server.reset();

    const {code, out} = await push([]);
    expect(out).toMatch(/^ +1 {2}added$/m);
    expect(out).toMatch(/^ +1 {2}changed$/m);
    expect(out).toMatch(/^ +1 {2}removed$/m);
    expect(out).toMatch(/^ +2,498 {2}unchanged$/m);
    expect(out).toContain('Settings that change: distinct\n');
    expect(out).toContain('Nothing has been sent');
    expect(writes()).toEqual([]);
    expect(server.indexes.recordsOf(INDEX).has(String(second?.objectID))).toBe(false);
    expect(code).toBe(0);
  });

  test('says that an index would be new', async () => {
    const {code, out} = await push([]);
    expect(out).toContain(`Application ${APP_ID} has no index ${INDEX}. All records would be new.`);
    expect(writes()).toEqual([]);
    expect(code).toBe(0);
  });

  test('counts the records of the build where there is nobody to compare them with', async () => {
    const {code, out} = await push([], {});
    expect(out).toContain('2,500 records of the built site:\n    2,500  docs-default-current (en)\n');
    expect(out).toContain('ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY and ALGOLIA_INDEX_NAME are not set');
    expect(server.requests).toEqual([]);
    expect(code).toBe(0);
  });
});

describe('with --apply', () => {
  test('fills a temporary index in batches of 1,000, waits for each and moves it into place', async () => {
    await server.close();
    server = await new AlgoliaServer({
      appId: APP_ID,
      keys: {'admin-key': {acl: ADMIN_ACL}},
      pollsPerTask: 2,
    }).listen();
    server.indexes.put(INDEX, [{objectID: 'old', url: 'https://docs.example.com/old'}]);
    server.indexes.indexes.get(INDEX)?.synonyms.push({objectID: 'synonym'});

    const {code, out} = await push(['--apply']);
    expect(out).toContain('docs holds the 2,500 records now.');
    expect(code).toBe(0);
    expect(batches().map(sizeOf)).toEqual([1000, 1000, 500]);
    const filled = new Set(batches().map(({path: target}) => target));
    expect([...filled]).toEqual([expect.stringMatching(/^\/1\/indexes\/docs_push_[\da-f]{8}\/batch$/)]);
    expect([...server.indexes.indexes.keys()]).toEqual([INDEX]);
    expect(server.indexes.indexes.get(INDEX)).toMatchObject({
      settings: indexSettings,
      synonyms: expect.arrayContaining([
        {objectID: 'synonym'},
        expect.objectContaining({objectID: `en-${ownSynonym?.objectID}`}),
      ]),
    });
    expect(server.indexes.recordsOf(INDEX).size).toBe(2500);
    expect(existsSync(stateFile())).toBe(false);
  });

  test('sends records as the crawler writes them: absolute addresses, escaped texts', async () => {
    await push(['--apply', '--create']);
    expect(server.indexes.recordsOf(INDEX).get('1-en-docs-default-current-/docs/page')).toEqual({
      objectID: '1-en-docs-default-current-/docs/page',
      url: 'https://docs.example.com/docs/page',
      url_without_anchor: 'https://docs.example.com/docs/page',
      anchor: null,
      type: 'content',
      hierarchy: {
        lvl0: 'Docs',
        lvl1: 'Q &amp; A',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'Paragraph &lt;0&gt;',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      weight: {pageRank: 0, level: 0, position: 1},
    });
  });

  test('does nothing when nothing has changed', async () => {
    await push(['--apply', '--create']);
    server.reset();
    const {code, out} = await push(['--apply']);
    expect(out).toContain('The index is up to date.');
    expect(writes()).toEqual([]);
    expect(code).toBe(0);
  });

  test('goes on at another host when one fails', async () => {
    server.fail({kind: 'status', status: 503}, {host: /^localhost$/});
    const {code} = await push(['--apply', '--create']);
    expect(code).toBe(0);
    expect(server.indexes.recordsOf(INDEX).size).toBe(2500);
  });
});

describe('a push that fails half way', () => {
  beforeEach(() => {
    server.indexes.put(INDEX, [{objectID: 'old', url: 'https://docs.example.com/old'}]);
    server.indexes.maxRecords = 2400;
  });

  test('leaves the index as it was and says what failed, what was expected and what to do', async () => {
    const {code, err} = await push(['--apply']);
    expect(err).toMatch(
      /Sending batch 3 of 3 to docs_push_[\da-f]{8} failed: You have exceeded your Record quota.*\(status 403\)/,
    );
    expect(err).toContain('Expected: room for the new records');
    expect(err).toContain('To do: delete records');
    expect(err).toContain('docs is as it was.');
    expect([...server.indexes.recordsOf(INDEX).keys()]).toEqual(['old']);
    expect(code).toBe(1);
  });

  test.each([
    {kind: 'dropped'},
    {kind: 'status', status: 500},
    {kind: 'status', status: 400, message: 'Invalid object attributes'},
    {kind: 'malformed'},
  ] as const)('whatever the failure, $kind $status, the same command completes it', async fault => {
    server.indexes.maxRecords = Infinity;
    const repair = server.fail(fault, {path: /(?<!synonyms)\/batch$/, after: 2});
    const {code, err} = await push(['--apply']);
    expect(err).toMatch(/Sending batch 3 of 3 to docs_push_[\da-f]{8} failed: /);
    expect([...server.indexes.recordsOf(INDEX).keys()]).toEqual(['old']);
    expect(code).toBe(1);
    repair();
    server.reset();
    expect((await push(['--apply'])).code).toBe(0);
    expect(batches().map(sizeOf)).toEqual([500]);
    expect(server.indexes.recordsOf(INDEX).size).toBe(2500);
  });

  test('says so when it cannot tell whether the last step was taken', async () => {
    server.indexes.maxRecords = Infinity;
    server.fail({kind: 'dropped'}, {path: /\/operation$/, after: 1});
    const {err} = await push(['--apply']);
    expect(err).toMatch(/Putting docs_push_[\da-f]{8} in the place of docs failed: Unreachable hosts/);
    expect(err).toContain('docs is either as it was or replaced as a whole.');
  });

  test.each([
    ['is lost', {kind: 'lost'}, {path: /\/operation$/, after: 1}],
    ['cannot be read', {kind: 'malformed'}, {path: /\/operation$/, after: 1}],
    ['of the clean-up is lost', {kind: 'lost'}, {method: 'DELETE'}],
    ['of the clean-up cannot be read', {kind: 'malformed'}, {method: 'DELETE'}],
  ] as const)('completes when run again at once after a last reply that %s', async (_, fault, scope) => {
    server.indexes.maxRecords = Infinity;
    const repair = server.fail(fault, scope);
    expect((await push(['--apply'])).code).toBe(1);
    repair();
    for (let attempt = 0; attempt < 2; attempt++) {
      expect((await push(['--apply'])).code).toBe(0);
      expect(server.indexes.recordsOf(INDEX).size).toBe(2500);
    }
    expect([...server.indexes.indexes.keys()]).toEqual([INDEX]);
    expect(existsSync(stateFile())).toBe(false);
  });

  test.each([{kind: 'lost'}, {kind: 'dropped'}, {kind: 'malformed'}, {kind: 'status', status: 500}] as const)(
    'at any of its requests ($kind), never empties the index, and completes when run again at once',
    async fault => {
      server.indexes.maxRecords = Infinity;
      build(pageOf(1099));
      let failures = 0;
      for (let request = 0; ; request += 1) {
        server.indexes.indexes.clear();
        server.indexes.put(INDEX, [{objectID: 'old', url: 'https://docs.example.com/old'}]);
        const repair = server.fail(fault, {after: request});
        const {code} = await push(['--apply']);
        repair();
        if (code === 0) break;
        failures += 1;
        expect([1, 1100]).toContain(server.indexes.recordsOf(INDEX).size);
        expect((await push(['--apply'])).err, `after request ${request}`).not.toContain('failed');
        expect(server.indexes.recordsOf(INDEX).size).toBe(1100);
        expect([...server.indexes.indexes.keys()]).toEqual([INDEX]);
        expect(existsSync(stateFile())).toBe(false);
        server.requests.length = 0;
      }
      expect(failures).toBeGreaterThan(12);
    },
  );

  test('goes on after the last batch that was indexed', async () => {
    await push(['--apply']);
    server.indexes.maxRecords = Infinity;
    server.reset();
    const {code} = await push(['--apply']);
    expect(code).toBe(0);
    expect(batches().map(sizeOf)).toEqual([500]);
    expect([...server.indexes.indexes.keys()]).toEqual([INDEX]);
    expect(server.indexes.recordsOf(INDEX).size).toBe(2500);
  });

  test('begins anew, and removes what it left, when the site has changed since', async () => {
    await push(['--apply']);
    server.indexes.maxRecords = Infinity;
    server.reset();
    build(pageOf(1099, 'Other'));
    const {code} = await push(['--apply']);
    expect(code).toBe(0);
    expect(batches().map(sizeOf)).toEqual([1000, 100]);
    expect([...server.indexes.indexes.keys()]).toEqual([INDEX]);
    expect(server.indexes.recordsOf(INDEX).get('1-en-docs-default-current-/docs/page')).toMatchObject({
      content: 'Other &lt;0&gt;',
    });
  });

  test('begins anew when somebody has removed what it left', async () => {
    await push(['--apply']);
    server.indexes.maxRecords = Infinity;
    server.indexes.indexes.delete(String(JSON.parse(readFileSync(stateFile(), 'utf8')).temporaryIndex));
    server.reset();
    await push(['--apply']);
    expect(batches().map(sizeOf)).toEqual([1000, 1000, 500]);
    expect(server.indexes.recordsOf(INDEX).size).toBe(2500);
  });

  test('does not stumble over a file of progress that cannot be read', async () => {
    server.indexes.maxRecords = Infinity;
    mkdirSync(path.dirname(stateFile()));
    writeFileSync(stateFile(), '{"appId": 7');
    expect((await push(['--apply'])).code).toBe(0);
    expect(server.indexes.recordsOf(INDEX).size).toBe(2500);
  });
});

describe('what cannot be done is said clearly', () => {
  const admin = {...VARIABLES, ALGOLIA_ADMIN_API_KEY: 'admin-key'};

  test.each([
    ['no admin key', ['--apply'], VARIABLES, 'ALGOLIA_ADMIN_API_KEY is not set'],
    ['no credentials at all', ['--apply'], {}, 'ALGOLIA_INDEX_NAME are not set'],
    [
      'half of the credentials',
      ['--apply'],
      {ALGOLIA_APP_ID: APP_ID},
      'ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME is missing',
    ],
    [
      'a key of nobody',
      ['--apply'],
      {...VARIABLES, ALGOLIA_ADMIN_API_KEY: 'x'},
      'Expected: an admin key of the application.',
    ],
    [
      'the search key',
      ['--apply'],
      {...VARIABLES, ALGOLIA_ADMIN_API_KEY: 'search-key'},
      'Reading docs failed: Method not allowed with this API key (status 403)',
    ],
    [
      'a key for other indexes',
      ['--apply', '--create'],
      {...VARIABLES, ALGOLIA_ADMIN_API_KEY: 'narrow-key'},
      'Expected: a key that may write the index and the temporary one beside it.',
    ],
    ['an index that does not exist', ['--apply'], admin, 'add --create to make it'],
    ['a folder without a build', ['--build', '/nowhere'], admin, 'npm run build'],
  ])('%s', async (_, args, variables, message) => {
    const {code, err} = await push(args, variables);
    expect(err).toContain(message);
    expect(code).toBe(1);
    expect(server.indexes.indexes.has(INDEX)).toBe(false);
  });

  test('an index that holds the records of another site', async () => {
    server.indexes.put(INDEX, [{objectID: 'shoe', url: 'https://shop.example.com/shoe'}]);
    const {code, err} = await push(['--apply']);
    expect(err).toContain('None of the records of docs is of https://docs.example.com.');
    expect([...server.indexes.recordsOf(INDEX).keys()]).toEqual(['shoe']);
    expect(code).toBe(1);
    expect((await push(['--apply', '--overwrite'])).code).toBe(0);
    expect(server.indexes.recordsOf(INDEX).size).toBe(2500);
  });

  test('a record that is too big', async () => {
    build(pageOf(3, 'x'.repeat(11_000)));
    const {code, err} = await push(['--apply', '--create']);
    expect(err).toContain('objectID=1-en-docs-default-current-/docs/page is too big');
    expect(err).toContain('To do: break up the long paragraph');
    expect(code).toBe(1);
  });

  test('a provider that nobody reaches', async () => {
    server.fail({kind: 'dropped'});
    const {code, err} = await push(['--apply']);
    expect(err).toContain('Reading docs failed: Unreachable hosts');
    expect(code).toBe(1);
  });

  test('a wrong option', async () => {
    const {code, err} = await push(['--aply']);
    expect(err).toContain("Unknown option '--aply'");
    expect(err).toContain('--help');
    expect(code).toBe(2);
  });
});
