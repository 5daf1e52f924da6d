import * as v from 'valibot';
import type {MessagePart} from '../../protocols/ask/UiMessage';
import {LEVELS, type HitType} from './Hit';
import {cutText} from '../../protocols/cutText';

/**
 * What comes from a provider, from the browser's storage or from an address is read by one of these schemas before a
 * component sees it. A field that is no good falls back to none; an entry goes only where it is nothing without the
 * field.
 */

const text = v.pipe(
  v.custom<string | number>(value => typeof value === 'string' || typeof value === 'number'),
  v.transform(String),
);
const optionalText = v.fallback(v.nullish(text, null), null);
const optionalName = v.fallback(v.optional(v.string()), undefined);

const hierarchy = v.looseObject({
  lvl0: v.fallback(text, ''),
  lvl1: optionalText,
  lvl2: optionalText,
  lvl3: optionalText,
  lvl4: optionalText,
  lvl5: optionalText,
  lvl6: optionalText,
});

const TYPES: readonly unknown[] = [...LEVELS, 'content', 'askAI'];

const hitEntries = {
  objectID: v.fallback(v.optional(text), undefined),
  url: v.string(),
  anchor: optionalName,
  type: v.fallback(
    v.custom<HitType>(value => TYPES.includes(value)),
    'lvl1',
  ),
  content: optionalText,
  hierarchy,
  language: optionalName,
  docusaurus_tag: optionalName,
};

/** A recent or favorite search as it is stored. An entry without an id is told from others by its address. */
export const storedHitSchema = v.pipe(
  v.looseObject(hitEntries),
  v.transform(({objectID, url, anchor, type, content, hierarchy: levels, language, docusaurus_tag}) => ({
    objectID: objectID ?? url,
    url,
    anchor,
    type,
    content,
    hierarchy: levels,
    language,
    docusaurus_tag,
  })),
);

const marked = v.fallback(v.nullish(v.looseObject({value: v.string()}), null), null);
const markedLevels = v.looseObject(Object.fromEntries(LEVELS.map(level => [level, marked])));
const markedAttributes = v.fallback(
  v.optional(v.looseObject({content: marked, hierarchy: v.fallback(v.optional(markedLevels), undefined)})),
  undefined,
);

/** A record that a search found; what else it holds stays for the site's own code. */
export const hitSchema = v.pipe(
  v.looseObject({...hitEntries, _highlightResult: markedAttributes, _snippetResult: markedAttributes}),
  v.transform(hit => ({...hit, objectID: hit.objectID ?? hit.url})),
);

const count = v.fallback(
  v.optional(v.custom<number>(value => Number.isSafeInteger(value) && Number(value) >= 0)),
  undefined,
);

/** The number of hits of each value of each attribute. Maps, because the names are a provider's: one may be `__proto__`. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

const entriesOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.entries<unknown>({...value}) : [];

function countsOf(counts: unknown): ReadonlyMap<string, number> {
  return new Map(
    entriesOf(counts).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** What one index answered to a search: of its hits the good ones, whatever else stands among them. */
export const responseSchema = v.looseObject({
  hits: v.pipe(
    v.array(v.unknown()),
    v.transform(hits => readList(hitSchema, hits)),
  ),
  nbHits: count,
  nbPages: count,
  queryID: optionalName,
  facets: v.pipe(
    v.optional(v.unknown(), null),
    v.transform(
      (facets): FacetCounts => new Map(entriesOf(facets).map(([name, counts]) => [name, countsOf(counts)])),
    ),
  ),
});

export type SearchResponse = v.InferOutput<typeof responseSchema>;

// No provider answers further than a thousand pages.
function pageOf(page: string): number {
  const number = Number(page);
  return Number.isSafeInteger(number) && number >= 1 && number <= 1000 ? number : 1;
}

/** The parts of the address of the results page. */
export const addressSchema = v.looseObject({
  q: v.pipe(v.optional(v.string(), ''), v.transform(cutText)),
  version: optionalName,
  language: optionalName,
  page: v.pipe(v.optional(v.string(), ''), v.transform(pageOf)),
});

const STATES: readonly unknown[] = ['input-streaming', 'input-available', 'output-available', 'output-error'];

const suggestions = v.object({suggestions: v.array(v.string())});

const part = v.custom<MessagePart>(value => {
  const {type, text: words, state, toolCallId, data} = Object(value) as Record<string, unknown>;
  if (type === 'text' || type === 'reasoning') return typeof words === 'string';
  if (typeof type === 'string' && type.startsWith('tool-'))
    return STATES.includes(state) && typeof toolCallId === 'string';
  if (type === 'data-suggestions') return v.is(suggestions, data);
  return type === 'step-start';
});

const flag = v.fallback(v.optional(v.custom<boolean>(value => typeof value === 'boolean')), undefined);

/** A conversation as it is stored: what it is called by, and what was said. */
export const conversationSchema = v.looseObject({
  objectID: v.string(),
  query: v.string(),
  chatId: optionalName,
  messages: v.pipe(
    v.array(
      v.looseObject({
        id: v.string(),
        role: v.custom<'user' | 'assistant'>(value => value === 'user' || value === 'assistant'),
        parts: v.array(part),
        metadata: v.fallback(v.optional(v.looseObject({stopped: flag, interrupted: flag})), undefined),
        feedback: v.fallback(
          v.optional(v.custom<'like' | 'dislike'>(value => value === 'like' || value === 'dislike')),
          undefined,
        ),
      }),
    ),
    v.check(messages => messages.length > 0),
  ),
});

/** Returns what a schema makes of a value; undefined where it is something else. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const {success, output} = v.safeParse(schema, value);
  return success ? output : undefined;
}

/** Returns what a schema makes of the entries of a list; what is something else is left out. */
export function readList<Schema extends v.GenericSchema>(
  schema: Schema,
  list: readonly unknown[],
): v.InferOutput<Schema>[] {
  return list.map(entry => read(schema, entry)).filter(entry => entry !== undefined);
}
