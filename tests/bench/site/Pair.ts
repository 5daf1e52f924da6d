/** Something of both sites that are compared. */
export interface Pair<Value> {
  /** Docusaurus as it comes, with the same content. */
  stock: Value;
  ours: Value;
}

export type Side = keyof Pair<unknown>;

export const SIDES: readonly Side[] = ['stock', 'ours'];

/** Returns the pair of what a function makes of each side, one after the other. */
export async function mapPair<Value, Result>(
  pair: Pair<Value>,
  map: (value: Value, side: Side) => Promise<Result>,
): Promise<Pair<Result>> {
  const stock = await map(pair.stock, 'stock');
  return {stock, ours: await map(pair.ours, 'ours')};
}

/** Returns the middle of some numbers, the upper one of two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
