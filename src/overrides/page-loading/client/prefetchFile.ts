const asked = new Set<string>();

/**
 * Asks the browser to fetch a file while it has nothing else to do, once however many pages need the file.
 *
 * @param url - address of the file; one that the page itself has loaded is not asked for
 * @returns a promise that is fulfilled at once: nobody waits for a file that may be of use later
 */
export default function prefetchFile(url: string): Promise<void> {
  const isLoaded = performance.getEntriesByName(new URL(url, document.baseURI).href).length > 0;
  if (!isLoaded && !asked.has(url)) {
    asked.add(url);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    document.head.append(link);
  }
  return Promise.resolve();
}
