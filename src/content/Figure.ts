/** What a drawing says in words. */
export interface Figure {
  /** What it shows, for those who cannot see it. */
  name: string;
  caption: string;
  /** The lines of its legend, in the order of their numbers. */
  legend: readonly {term: string; text: string}[];
}
