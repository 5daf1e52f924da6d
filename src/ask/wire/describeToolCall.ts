import {isRecord} from './isRecord';
import type {ToolPart} from './UiMessage';

/** A page that a search of the assistant found. */
export interface ToolHit {
  url: string;
  /** The headings that lead to it, the page's title first; empty where the server names none. */
  path: string[];
}

/** What a line of the dialog says about a search of the assistant. */
export interface ToolCall {
  /** What is searched for, `null` while the query is still being written. */
  query: string | null;
  /** How much was found, `null` before the search ends and where the server does not say. */
  count: number | null;
  hits: ToolHit[];
  failed: boolean;
}

function pathOf(hit: Record<string, unknown>): string[] {
  const {hierarchy} = hit;
  if (!isRecord(hierarchy)) return typeof hit.title === 'string' ? [hit.title] : [];
  return [1, 2, 3, 4, 5, 6].flatMap(level => {
    const heading = hierarchy[`lvl${level}`];
    return typeof heading === 'string' && heading !== '' ? [heading] : [];
  });
}

function readHits(hits: readonly unknown[]): ToolHit[] {
  return hits.flatMap(hit =>
    isRecord(hit) && typeof hit.url === 'string' ? [{url: hit.url, path: pathOf(hit)}] : [],
  );
}

/**
 * Reads a call of a search tool, whatever the server calls it: `searchIndex` of Ask AI, `algolia_search_index` of Agent
 * Studio. The count is the number of hits listed, or `nbHits` where no list comes.
 */
export function describeToolCall({input, output, state}: ToolPart): ToolCall {
  const given = isRecord(input) ? input : {};
  const found = isRecord(output) ? output : {};
  const query = [found.query, given.query].find(value => typeof value === 'string');
  const hits = Array.isArray(found.hits) ? found.hits : null;
  const total = typeof found.nbHits === 'number' ? found.nbHits : null;
  return {
    query: typeof query === 'string' ? query : null,
    count: state === 'output-available' ? (hits?.length ?? total) : null,
    hits: readHits(hits ?? []),
    failed: state === 'output-error',
  };
}
