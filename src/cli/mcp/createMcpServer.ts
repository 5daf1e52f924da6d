import {type CallToolResult, McpServer} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type {SearchClient} from '../../clients/search/createSearchClient';
import type {SearchResult} from '../../protocols/algolia/searchHits';
import {hitPath, hitSnippet} from '../formatHits';

/** A page that can be read. */
export interface McpPage {
  /** Address below the site, `/docs/api`. */
  url: string;
  title: string;
  description: string;
  /** Name of the group it is listed under. */
  group: string;
  /** Returns its text as Markdown. */
  markdown: () => string;
}

/** What is served of one version. */
export interface McpContent {
  client: SearchClient;
  pages: readonly McpPage[];
}

export interface McpSource {
  name: string;
  /** Version of the program. */
  programVersion: string;
  /** Names of the versions, the one that is meant without a name first. */
  versions: readonly [string, ...string[]];
  /** Loads a version. */
  load: (version: string) => Promise<McpContent>;
}

const INDEX = 'docsearch';
const SNIPPET_WORDS = 40;
const HITS = 8;
const MOST_HITS = 20;
/** Most characters of a query: what the search takes. */
const LONGEST_QUERY = 512;

const textResult = (text: string, structuredContent?: Record<string, unknown>): CallToolResult => ({
  content: [{type: 'text', text}],
  ...(structuredContent && {structuredContent}),
});

const failure = (text: string): CallToolResult => ({content: [{type: 'text', text}], isError: true});

/** Returns the address of a page as the pages are named by, of whatever a program has at hand: an address in full, a twin. */
function pageAddress(given: string): string {
  const path = URL.canParse(given) ? new URL(given).pathname : given.replace(/[?#].*$/s, '');
  const bare = `/${path}`
    .replace(/^\/+/, '/')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1');
  return bare;
}

async function searchIn({client}: McpContent, query: string, hitsPerPage: number) {
  const response = await client.search({
    requests: [
      {
        indexName: INDEX,
        query,
        hitsPerPage,
        attributesToSnippet: [`content:${SNIPPET_WORDS}`],
        highlightPreTag: '',
        highlightPostTag: '',
      },
    ],
  });
  const [result] = (response as unknown as {results: SearchResult[]}).results;
  return (result?.hits ?? []).map(hit => ({
    url: hit.url ?? '',
    path: hitPath(hit),
    snippet: hitSnippet(hit) ?? '',
  }));
}

/**
 * Returns an MCP server with three tools: `search`, `read_page` and `list_pages`. A call that cannot be answered gets a
 * result that says what was expected and what to do next.
 *
 * @see https://modelcontextprotocol.io/specification
 */
export function createMcpServer({name, programVersion, versions, load}: McpSource): McpServer {
  const server = new McpServer(
    {name, version: programVersion},
    {instructions: 'Search the documentation first, then read the pages that the hits are on.'},
  );
  const [main] = versions;
  const loaded = new Map<string, Promise<McpContent>>();
  const contentOf = (version: string) => {
    const content = loaded.get(version) ?? load(version);
    loaded.set(version, content);
    return content;
  };
  const version = z
    .enum(versions)
    .default(main)
    .describe(`Version of the documentation: ${versions.join(', ')}`);
  const annotations = {readOnlyHint: true, openWorldHint: false};

  server.registerTool(
    'search',
    {
      title: 'Search',
      description: 'Finds the sections of the documentation that match some words, the best first.',
      inputSchema: z.object({
        query: z.string().trim().min(1).max(LONGEST_QUERY).describe('Words, or a question'),
        limit: z.number().int().min(1).max(MOST_HITS).default(HITS).describe('The most hits to return'),
        version,
      }),
      outputSchema: z.object({
        hits: z.array(z.object({url: z.string(), path: z.string(), snippet: z.string()})),
      }),
      annotations,
    },
    async ({query, limit, version: chosen}) => {
      const hits = await searchIn(await contentOf(chosen), query, limit);
      const text = hits
        .map(({url, path, snippet}) => [path, url, snippet].filter(Boolean).join('\n'))
        .join('\n\n');
      return textResult(text || `Nothing matches "${query}". Try fewer or other words.`, {hits});
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a whole page of the documentation as Markdown.',
      inputSchema: z.object({
        page: z
          .string()
          .trim()
          .min(1)
          .describe('Address of the page, as search and list_pages give it: /docs/api'),
        version,
      }),
      annotations,
    },
    async ({page, version: chosen}) => {
      const address = pageAddress(page);
      for (const each of [chosen, ...versions.filter(other => other !== chosen)]) {
        const {pages} = await contentOf(each);
        const found = pages.find(({url}) => pageAddress(url) === address);
        if (found) return textResult(found.markdown());
      }
      const near = await searchIn(
        await contentOf(chosen),
        address.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(),
        3,
      );
      return failure(
        [
          `There is no page ${address}. Take an address from search or list_pages.`,
          ...(near.length > 0 ? ['These come closest:', ...near.map(({url}) => url)] : []),
        ].join('\n'),
      );
    },
  );

  server.registerTool(
    'list_pages',
    {
      title: 'List the pages',
      description: 'Lists the pages of a version of the documentation, by group, with what each is about.',
      inputSchema: z.object({version}),
      outputSchema: z.object({
        pages: z.array(
          z.object({url: z.string(), title: z.string(), description: z.string(), group: z.string()}),
        ),
      }),
      annotations,
    },
    async ({version: chosen}) => {
      const {pages} = await contentOf(chosen);
      const groups = [...new Set(pages.map(({group}) => group))];
      const text = groups
        .map(group =>
          [
            `## ${group}\n`,
            ...pages
              .filter(page => page.group === group)
              .map(({url, title, description}) => `- [${title}](${url})${description && `: ${description}`}`),
          ].join('\n'),
        )
        .join('\n\n');
      return textResult(text, {
        pages: pages.map(({url, title, description, group}) => ({url, title, description, group})),
      });
    },
  );
  return server;
}
