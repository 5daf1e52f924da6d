import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import {DOCUMENTATION, PRODUCT, SITES_READY_PORT, ALGOLIA_PORT} from './documentation';
import {serveFolder} from './serveFolder';
import {startAlgolia} from './startAlgolia';

// Serves every site that is built, with a sound provider beside them. The tests of one that is not built fail.
for (const [name, {build, port, baseUrl}] of Object.entries({product: PRODUCT, ...DOCUMENTATION}))
  if (existsSync(`${build}/index.html`)) await serveFolder(build, {port, baseUrl});
  else console.warn(`Not built: ${name}. tests/README.md says how.`);
try {
  await startAlgolia(ALGOLIA_PORT);
} catch (error) {
  // The form `hosted` alone needs it, whose tests fail then.
  console.warn(`No provider beside them: ${String(error)}`);
}
createServer((_, response) => response.end()).listen(SITES_READY_PORT, '127.0.0.1');
