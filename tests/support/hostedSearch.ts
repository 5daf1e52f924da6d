import {escapeSection} from '../../src/cli/push/escapeSection';
import {readBuiltShards} from '../../src/cli/push/readBuiltShards';
import {createTaskService} from '../../src/worker/createTaskService';
import type {RunTask} from '../../src/worker/Task';
import {packShard} from '../../src/content/packShard';

/**
 * Returns what does the tasks of a hosted index that holds the pages of a built site, with its texts
 * HTML-escaped as the records of a hosted index are.
 *
 * @throws Error when the site is not built
 */
export function hostedSearch(buildFolder: string, indexName: string): RunTask {
  const built = readBuiltShards(buildFolder);
  if (built.length === 0) throw new Error(`There is no built site in ${buildFolder}`);
  const texts = new Map(
    built.map((shard, position) => [
      String(position),
      JSON.stringify(packShard({...shard, sections: shard.sections.map(escapeSection)})),
    ]),
  );
  const shards = built.map(({language, tag, version}, position) => ({
    language,
    tag,
    version,
    url: String(position),
  }));
  return createTaskService({index: indexName, shards}, async url => texts.get(url) ?? '');
}
