import {cutText} from '../cutText';
import {isRecord} from './isRecord';
import type {ToolPart} from './UiMessage';

/** What a line of the dialog says about a tool that the assistant used. */
export interface ToolCall {
  /** A search of the documentation, or Agent Studio's memory of the reader: written to, or read. */
  kind: 'search' | 'memorize' | 'remember';
  /** What is searched for, each a search of its own; empty while it is still being written. */
  queries: string[];
  /** How much was found, `null` before the search ends and where the server does not say. */
  count: number | null;
  failed: boolean;
}

/** Tools of Agent Studio that are no searches. */
const MEMORY: Partial<Record<ToolPart['type'], ToolCall['kind']>> = {
  'tool-algolia_memorize': 'memorize',
  'tool-algolia_ponder': 'remember',
  'tool-algolia_memory_search': 'remember',
};

/** Returns the queries that a tool was given: one `query`, or a list of them in `queries`. */
function queriesOf(given: Record<string, unknown>): string[] {
  const asked: unknown[] = Array.isArray(given.queries) ? given.queries.slice(0, 10) : [given];
  return asked.flatMap(each => {
    const query = isRecord(each) ? each.query : each;
    return typeof query === 'string' && query.trim() !== '' ? [cutText(query)] : [];
  });
}

/**
 * Reads the call of a tool. A search tool may have any name: `searchIndex` of Ask AI, `algolia_search_index` and
 * `algolia_search_index_…` of Agent Studio, or what a server of one's own calls it. The count is the number of hits
 * listed, or `nbHits` where no list comes.
 *
 * @returns null for a tool that is none of these: one that ended without having searched for anything
 */
export function describeToolCall({type, input, output, state}: ToolPart): ToolCall | null {
  const found = isRecord(output) ? output : {};
  const kind = MEMORY[type] ?? 'search';
  const [said] = queriesOf(found);
  const queries =
    kind === 'search' ? (said === undefined ? queriesOf(isRecord(input) ? input : {}) : [said]) : [];
  const failed = state === 'output-error';
  if (kind === 'search' && state === 'output-available' && queries.length === 0) return null;
  if (kind !== 'search' && failed) return null;
  const total = typeof found.nbHits === 'number' ? found.nbHits : null;
  return {
    kind,
    queries,
    count: state !== 'output-available' ? null : Array.isArray(found.hits) ? found.hits.length : total,
    failed,
  };
}
