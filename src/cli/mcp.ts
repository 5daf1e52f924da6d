import {parseArgs} from 'node:util';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {name, version as programVersion} from '../../package.json';
import {i18n} from '../config/i18n';
import {createLocalClient} from './createLocalClient';
import {createMcpServer, type McpContent, type McpSource} from './mcp/createMcpServer';
import {readFolder} from './readFolderShard';
import {readSite, versionsOf} from './readSiteShards';
import {UsageError} from './UsageError';

const HELP = `Serves the documentation to an assistant over standard input and output, by the Model Context Protocol.

  npm run --silent mcp -- [options]

  --locale CODE   locale to serve (that the site is written in)
  --content DIR   serve the Markdown files of a folder instead of the site
  --help          print this

Its tools are search, read_page and list_pages. Start it again after the pages have changed.
`;

const INDEX = 'docsearch';

/** Standard output belongs to the protocol. */
function warn(message: string): void {
  console.error(`warning: ${message}`);
}

function folderSource(folder: string, locale: string): Pick<McpSource, 'versions' | 'load'> {
  const {shard, pages} = readFolder(folder, locale, warn);
  const content: McpContent = {client: createLocalClient(INDEX, [shard]), pages};
  return {versions: ['current'], load: async () => content};
}

function siteSource(locale: string): Pick<McpSource, 'versions' | 'load'> {
  const siteDir = process.cwd();
  return {
    versions: versionsOf(siteDir),
    async load(version) {
      const parts = await readSite({siteDir, locale, version, onWarning: warn});
      return {
        client: createLocalClient(
          INDEX,
          parts.map(({shard}) => shard),
        ),
        pages: parts.flatMap(({pages}) => pages),
      };
    },
  };
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      locale: {type: 'string', default: i18n.defaultLocale},
      content: {type: 'string'},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const source =
    values.content === undefined ? siteSource(values.locale) : folderSource(values.content, values.locale);
  // A locale that does not exist is said before an assistant asks.
  if (values.content === undefined) await source.load(source.versions[0]);
  serveStdio(() => createMcpServer({name, programVersion, ...source}), {
    onerror: error => console.error(error.message),
  });
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  const isUsage = error instanceof UsageError || error instanceof TypeError;
  console.error(isUsage ? `${message}\nSee --help.` : message);
  process.exitCode = isUsage ? 2 : 1;
});
