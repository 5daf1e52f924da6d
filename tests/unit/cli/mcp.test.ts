import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {versionsOf} from '../../../src/cli/readSiteShards';

/** Starts the command and returns a client that speaks with it. */
async function start(args: string[]): Promise<Client> {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--import', 'tsx', 'src/cli/mcp.ts', ...args],
      stderr: 'ignore',
    }),
  );
  return client;
}

/** Returns the text of a result, and whether it is an error. */
async function call(client: Client, name: string, args: Record<string, unknown>) {
  const {content, isError, structuredContent} = await client.callTool({name, arguments: args});
  const text = content.map(part => (part.type === 'text' ? part.text : '')).join('\n');
  return {text, isError: isError === true, structuredContent};
}

describe('a folder', {timeout: 60_000}, () => {
  let folder: string;
  let client: Client;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mcp-'));
    mkdirSync(path.join(folder, 'guides'));
    writeFileSync(
      path.join(folder, 'index.md'),
      '# Welcome\n\nStart with [the night](./guides/dark-mode.mdx).',
    );
    writeFileSync(
      path.join(folder, 'guides', 'dark-mode.mdx'),
      '---\ndescription: Colors of the night\n---\n\n# Dark mode\n\n:::tip\n\nColors change at dusk.\n\n:::\n',
    );
    client = await start(['--content', folder]);
  }, 60_000);

  afterAll(async () => {
    await client.close();
    rmSync(folder, {recursive: true});
  });

  test('is offered by three tools that only read', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name).sort()).toEqual(['list_pages', 'read_page', 'search']);
    for (const {description, inputSchema, annotations} of tools) {
      expect(description).not.toBe('');
      expect(inputSchema.type).toBe('object');
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  test('is searched', async () => {
    const {text, structuredContent} = await call(client, 'search', {query: 'dusk'});
    expect(text).toBe('guides › Dark mode\n/guides/dark-mode\nColors change at dusk.');
    expect(structuredContent).toEqual({
      hits: [{path: 'guides › Dark mode', url: '/guides/dark-mode', snippet: 'Colors change at dusk.'}],
    });
    expect((await call(client, 'search', {query: 'zebra crossing'})).text).toContain('Nothing matches');
  });

  test.each(['/guides/dark-mode', 'guides/dark-mode.md', 'https://example.com/guides/dark-mode/?a=b#c'])(
    'is read page by page, as Markdown: %s',
    async page => {
      const {text, isError} = await call(client, 'read_page', {page});
      expect(isError).toBe(false);
      expect(text).toBe('# Dark mode\n\n> **Tip**\n>\n> Colors change at dusk.\n');
    },
  );

  test('has links that can be read on from', async () => {
    expect((await call(client, 'read_page', {page: '/'})).text).toContain(
      '[the night](/guides/dark-mode.md)',
    );
  });

  test('is listed', async () => {
    const {text} = await call(client, 'list_pages', {});
    expect(text).toContain('## guides\n\n- [Dark mode](/guides/dark-mode): Colors of the night');
  });

  test('says what was expected of a bad call, and goes on', async () => {
    const missing = await call(client, 'read_page', {page: '/guides/dark'});
    expect(missing).toMatchObject({isError: true});
    expect(missing.text).toContain('There is no page /guides/dark.');
    expect(missing.text).toContain('/guides/dark-mode');
    for (const [name, args] of [
      ['search', {}],
      ['search', {query: ' '}],
      ['search', {query: 'x'.repeat(10_000)}],
      ['search', {query: 'dusk', limit: 0}],
      ['search', {query: 'dusk', limit: 'many'}],
      ['search', {query: 'dusk', version: 'v99'}],
      ['read_page', {page: 7}],
      ['delete_page', {page: '/'}],
    ] as const) {
      const failed = await call(client, name, args).then(
        ({isError}) => isError,
        () => true,
      );
      expect(failed, `${name} ${JSON.stringify(args).slice(0, 40)}`).toBe(true);
    }
    expect((await call(client, 'search', {query: 'dusk'})).isError).toBe(false);
  });
});

test('the site is served in its versions', {timeout: 120_000}, async () => {
  const client = await start([]);
  const version = versionsOf('.').at(-1);
  const {structuredContent} = await call(client, 'list_pages', {version});
  const [{url, title} = {url: '', title: ''}] = (structuredContent as {pages: {url: string; title: string}[]})
    .pages;
  const page = await call(client, 'read_page', {page: url});
  expect(page.isError).toBe(false);
  expect(page.text).toMatch(/^# /);
  const hits = await call(client, 'search', {query: title, limit: 1, version});
  expect(hits.structuredContent).toMatchObject({hits: {length: 1}});
  await client.close();
});
