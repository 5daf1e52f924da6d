const told = new Set<string>();

const ADVICE: Record<number, string> = {
  400: 'The provider refuses a search parameter: look at `searchParameters` in the search configuration.',
  401: 'The provider does not know the credentials: look at the application id and the search key.',
  403: 'The provider refuses the key: look at the application id, the search key and what the key may do.',
  404: 'The provider does not know the index: look at the index name.',
  429: 'The provider refuses for the number of requests: look at the limits of the plan and of the key.',
};

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** Tells the site's owner in the console why a search failed and which setting to look at, once for each cause. */
export function explainFailure(error: unknown): void {
  const status = statusOf(error);
  const advice = status === undefined ? undefined : ADVICE[status];
  const text = `The search failed. ${advice ?? ''}`.trim();
  if (told.has(text)) return;
  told.add(text);
  console.error(text, error);
}
