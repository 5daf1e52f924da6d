/** An error answered in Algolia's form, `{message, status}`. */
export class WireError extends Error {
  override name = 'WireError';

  /** @param status the HTTP status of the answer: 400 for a request that cannot be understood, 404 for an unknown index. */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
