/** What the build knows of a site's addresses. */
export interface AddressFacts {
  baseUrl: string;
  /** Path of the not-found page. */
  notFound: string;
  /** Paths that end the way a suffix does and are pages. */
  routes: string[];
  /** Base URLs of the other languages that lie below the page's own. */
  otherBases: string[];
}
