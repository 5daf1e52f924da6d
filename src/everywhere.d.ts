/**
 * What the pure rooms may call beside the language itself: pages, workers and Node all have it. Only `tsconfig.pure.json`
 * reads this file; elsewhere the libraries of the DOM or of Node declare the same, and more.
 */

declare const performance: {now: () => number};

declare const crypto: {getRandomValues: (bytes: Uint8Array) => Uint8Array};

declare function setTimeout(task: () => void, milliseconds?: number): unknown;

declare class URLSearchParams {
  constructor(init?: string | Record<string, string>);
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: {stream?: boolean}): string;
}

interface ReadableStream<Chunk> {
  getReader(): {
    read(): Promise<{done: false; value: Chunk} | {done: true; value?: undefined}>;
    cancel(): Promise<void>;
  };
}
