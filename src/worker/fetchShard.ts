/**
 * Milliseconds a shard may take. The client's own time-outs of 1 and 2 s are for answers of a few kilobytes; a shard is
 * a download, and on a slow line it takes its time without anything being wrong.
 */
const TIMEOUT = 30_000;

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no answer within ${TIMEOUT / 1000} s`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Returns the text of a shard. The name of a built one has a hash of its content, so the browser's cache may keep it for
 * good; on the dev server the address stays and the content changes.
 *
 * @param revalidate - ask the server whether it changed, instead of trusting the browser's cache
 * @throws an error with the address and the reason when it cannot be fetched, or not within 30 s
 */
export async function fetchShard(url: string, revalidate: boolean): Promise<string> {
  const failure = (reason: string) => new Error(`The search index ${url} could not be loaded: ${reason}`);
  const options = {signal: AbortSignal.timeout(TIMEOUT), ...(revalidate && {cache: 'no-cache' as const})};
  const read = async () => {
    const response = await fetch(url, options);
    return {response, text: await response.text()};
  };
  const {response, text} = await read().catch((error: unknown) => {
    throw failure(reasonOf(error));
  });
  if (!response.ok) throw failure(String(response.status));
  return text;
}
