import {escapeSection} from '../../src/cli/push/escapeSection';
import {readBuiltShards} from '../../src/cli/push/readBuiltShards';
import {createSearchService, type SearchService} from '../../src/worker/createSearchService';
import {packShard} from '../../src/content/packShard';

/**
 * Returns what answers the searches of a hosted index that holds the pages of a built site, with its texts
 * HTML-escaped as the records of a hosted index are.
 *
 * @throws Error when the site is not built
 */
export function hostedSearch(buildFolder: string, indexName: string): SearchService {
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
  return createSearchService({index: indexName, shards}, async url => texts.get(url) ?? '');
}
