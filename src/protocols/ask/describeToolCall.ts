import {isRecord} from './isRecord';
import type {ToolPart} from './UiMessage';

/** What a line of the dialog says about a search of the assistant. */
export interface ToolCall {
  /** What is searched for, `null` while the query is still being written. */
  query: string | null;
  /** How much was found, `null` before the search ends and where the server does not say. */
  count: number | null;
  failed: boolean;
}

/**
 * Reads a call of a search tool, whatever the server calls it: `searchIndex` of Ask AI, `algolia_search_index` of Agent
 * Studio. The count is the number of hits listed, or `nbHits` where no list comes.
 */
export function describeToolCall({input, output, state}: ToolPart): ToolCall {
  const given = isRecord(input) ? input : {};
  const found = isRecord(output) ? output : {};
  const query = [found.query, given.query].find(value => typeof value === 'string');
  const total = typeof found.nbHits === 'number' ? found.nbHits : null;
  return {
    query: query ?? null,
    count: state !== 'output-available' ? null : Array.isArray(found.hits) ? found.hits.length : total,
    failed: state === 'output-error',
  };
}
