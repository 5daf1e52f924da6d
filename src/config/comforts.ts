/** What readers find beside and around the text of pages; `false` switches one off. */
export interface Comforts {
  /** The link of a heading copies the address; without, it leads there and does no more. */
  copyHeadingLinks: boolean;
  /** A mark on links in the text that lead to other sites. */
  markOutwardLinks: boolean;
  /** The meaning of a term beside a link to it; without, the link leads there and does no more. */
  showTermMeanings: boolean;
  /** A button that wraps the long lines of a block of code. */
  wrapCode: boolean;
  /** A button that opens a drawing large on a small screen. */
  enlargeDrawings: boolean;
}

export const comforts: Comforts = {
  copyHeadingLinks: true,
  markOutwardLinks: true,
  showTermMeanings: true,
  wrapCode: true,
  enlargeDrawings: true,
};
