/** The part of lunr 2.3 that the benchmark uses; the package has no types. */
declare module 'lunr' {
  interface Query {
    term(term: string, options: {boost?: number; wildcard?: number; editDistance?: number}): void;
  }
  interface Builder {
    ref(name: string): void;
    field(name: string, options?: {boost?: number}): void;
    add(document: Record<string, unknown>): void;
  }
  interface Index {
    query(build: (query: Query) => void): {ref: string; score: number}[];
  }
  interface Lunr {
    (configure: (this: Builder) => void): Index;
    tokenizer(text: string): {toString(): string}[];
    Query: {wildcard: {TRAILING: number}};
  }
  const lunr: Lunr;
  export default lunr;
}
