/** A mistake in the command line; its message is for the one who typed it. */
export class UsageError extends Error {
  override name = 'UsageError';
}
