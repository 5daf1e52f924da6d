/**
 * Returns the text of a shard.
 * @param revalidate ask the server whether it changed, instead of trusting the browser's cache
 * @throws an error with the address and the status when it cannot be fetched
 */
export async function fetchShard(url: string, revalidate: boolean): Promise<string> {
  const response = await fetch(url, revalidate ? {cache: 'no-cache'} : {});
  if (!response.ok) throw new Error(`The search index ${url} could not be loaded: ${response.status}`);
  return response.text();
}
