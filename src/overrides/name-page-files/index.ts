import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readRouteChunks} from '../routeChunks';
import {checkScripts} from './checkScripts';
import {type FileGroup, nameFiles} from './nameFiles';

/** Where Docusaurus keeps, for the time of a build, which files a page may name. */
const MANIFEST = 'client-manifest.json';

/**
 * Has each page name its own style sheets and scripts, so that it has its looks before any script runs, and all scripts
 * come at once. A page that is rendered notes what it uses by the path under which the code was asked for, but
 * Docusaurus's list of files knows them by the bundler's names: here each path gets its files.
 */
export default function namePageFiles(context: LoadContext): Plugin {
  return {
    name: 'name-page-files',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {names} = readRouteChunks(context);
      const file = path.join(context.generatedFilesDir, MANIFEST);
      return {
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.afterEmit.tap('name-page-files', ({chunkGroups}) => {
                const groups = Array.from(chunkGroups, ({name, origins, chunks}): FileGroup => ({
                  name,
                  requests: origins.flatMap(({request}) => request ?? []),
                  chunks: chunks.map(({id}) => String(id)),
                }));
                const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
                writeFileSync(file, JSON.stringify(nameFiles(manifest, groups, names)));
              });
            },
          },
        ],
      };
    },

    postBuild: ({outDir}) => checkScripts(outDir),
  };
}
