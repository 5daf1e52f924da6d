/** Collects what an iteration yields. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Returns a body that arrives in pieces of the given sizes, over and over, whatever they cut through. */
export function bodyOf(bytes: Uint8Array, ...sizes: number[]): ReadableStream<Uint8Array> {
  let from = 0;
  let piece = 0;
  return new ReadableStream({
    pull(controller) {
      if (from >= bytes.length) {
        controller.close();
        return;
      }
      const size = sizes[piece % sizes.length] ?? bytes.length;
      piece += 1;
      controller.enqueue(bytes.slice(from, from + size));
      from += size;
    },
  });
}

/** Returns events as the bytes of a stream of server-sent events. */
export function encode(chunks: readonly object[], end = 'data: [DONE]\n\n'): Uint8Array {
  return new TextEncoder().encode(chunks.map(chunk => `data: ${JSON.stringify(chunk)}\n\n`).join('') + end);
}

/** Yields the items one after another. */
export async function* toAsync<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
