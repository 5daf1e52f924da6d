import * as v from 'valibot';
import {LEVELS, type HitType} from './Hit';
import {cutText} from './cutText';

/**
 * What comes from a provider, from the browser's storage or from an address is read by one of these schemas before a
 * component sees it. A field that is no good falls back to none; an entry goes only where it is nothing without the
 * field.
 */

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
const optionalText = v.fallback(v.nullish(text, null), null);
const optionalName = v.fallback(v.optional(v.string()), undefined);

const hierarchy = v.object({
  lvl0: v.fallback(text, ''),
  lvl1: optionalText,
  lvl2: optionalText,
  lvl3: optionalText,
  lvl4: optionalText,
  lvl5: optionalText,
  lvl6: optionalText,
});

const TYPES: readonly HitType[] = [...LEVELS, 'content', 'askAI'];

const hitEntries = {
  objectID: v.fallback(v.optional(text), undefined),
  url: v.string(),
  anchor: v.fallback(v.nullish(v.string()), undefined),
  type: v.fallback(v.picklist(TYPES), 'lvl1'),
  content: optionalText,
  hierarchy,
  language: optionalName,
  docusaurus_tag: optionalName,
};

/** An entry without an id is told from others by its address. */
function named<Entry extends {objectID?: string; url: string}>(entry: Entry) {
  return {...entry, objectID: entry.objectID ?? entry.url};
}

/** A recent or favorite search as it is stored. */
export const storedHitSchema = v.pipe(v.object(hitEntries), v.transform(named));

const marked = v.fallback(v.nullish(v.object({value: v.string()}), null), null);
const markedAttributes = v.fallback(
  v.optional(
    v.object({
      content: marked,
      hierarchy: v.fallback(
        v.optional(v.object(Object.fromEntries(LEVELS.map(level => [level, marked])))),
        undefined,
      ),
    }),
  ),
  undefined,
);

/** A record that a search found; what else it holds stays for the site's own code. */
export const hitSchema = v.pipe(
  v.looseObject({...hitEntries, _highlightResult: markedAttributes, _snippetResult: markedAttributes}),
  v.transform(named),
);

/** The good entries of a list, whatever else stands among them. */
function listOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform(entries => readList(schema, entries)),
  );
}

const count = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined);

/** What one index answered to a search. */
export const responseSchema = v.object({
  hits: listOf(hitSchema),
  nbHits: count,
  nbPages: count,
  queryID: optionalName,
  facets: v.fallback(
    v.optional(v.record(v.string(), v.fallback(v.record(v.string(), v.fallback(v.number(), 0)), {}))),
    undefined,
  ),
});

export type SearchResponse = v.InferOutput<typeof responseSchema>;

/** The parts of the address of the results page. */
export const addressSchema = v.object({
  q: v.fallback(v.pipe(v.string(), v.transform(cutText)), ''),
  version: optionalName,
  language: optionalName,
  // No provider answers further than a thousand pages.
  page: v.fallback(
    v.pipe(v.string(), v.transform(Number), v.safeInteger(), v.minValue(1), v.maxValue(1000)),
    1,
  ),
});

const part = v.variant('type', [
  v.looseObject({type: v.literal('text'), text: v.string()}),
  v.looseObject({type: v.literal('reasoning'), text: v.string()}),
  v.looseObject({type: v.literal('step-start')}),
  v.looseObject({
    type: v.custom<`tool-${string}`>(type => typeof type === 'string' && type.startsWith('tool-')),
    toolCallId: v.string(),
    state: v.picklist(['input-streaming', 'input-available', 'output-available', 'output-error']),
  }),
]);

const flag = v.fallback(v.optional(v.boolean()), undefined);

/** A conversation as it is stored: what it is called by, and what was said. */
export const conversationSchema = v.object({
  objectID: v.string(),
  query: v.string(),
  messages: v.pipe(
    v.array(
      v.looseObject({
        id: v.string(),
        role: v.picklist(['user', 'assistant']),
        parts: v.array(part),
        metadata: v.fallback(v.optional(v.looseObject({stopped: flag, interrupted: flag})), undefined),
        feedback: v.fallback(v.optional(v.picklist(['like', 'dislike'])), undefined),
      }),
    ),
    v.minLength(1),
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
