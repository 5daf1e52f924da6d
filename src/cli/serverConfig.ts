import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parseHeaders} from '../plugins/static-host/parseHeaders';
import {caddyConfig} from './deploy/caddyConfig';
import {nginxConfig} from './deploy/nginxConfig';
import {UsageError} from './UsageError';

const HELP = `Prints the configuration of a web server for the built site: its headers, clean addresses, the not-found page
and precompressed files. Print it again after each build: the policy names the scripts of the build.

  npm run --silent server-config -- nginx|caddy [options]

  --build DIR   the built site (build)
  --root DIR    absolute path of the built site on the server (that of --build on this machine)
  --name NAME   name the site is asked for by (localhost)
  --tls DIR     for nginx: folder of the server with fullchain.pem and privkey.pem (Caddy gets its own)
  --help        print this
`;

const NOT_FOUND = '/404.html';

const SERVERS = {nginx: nginxConfig, caddy: caddyConfig};

const isServer = (text: string | undefined): text is keyof typeof SERVERS =>
  text !== undefined && text in SERVERS;

function readRules(folder: string) {
  const file = path.join(folder, '_headers');
  try {
    return parseHeaders(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read. Build the site first: npm run build`, {cause: error});
  }
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      build: {type: 'string', default: 'build'},
      root: {type: 'string'},
      name: {type: 'string', default: 'localhost'},
      tls: {type: 'string'},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const [server] = positionals;
  if (!isServer(server)) throw new UsageError(`Name a server, nginx or caddy, not "${server ?? ''}"`);
  const rules = readRules(values.build);
  process.stdout.write(
    SERVERS[server]({
      name: values.name,
      certificates: values.tls,
      root: values.root ?? path.resolve(values.build),
      notFound: rules.find(({pattern}) => pattern.endsWith(NOT_FOUND))?.pattern ?? NOT_FOUND,
      rules,
    }),
  );
}

try {
  main();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isUsage = error instanceof UsageError || error instanceof TypeError;
  console.error(isUsage ? `${message}\nSee --help.` : message);
  process.exitCode = isUsage ? 2 : 1;
}
