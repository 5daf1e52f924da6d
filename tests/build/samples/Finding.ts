/** A fault in a sample, at its place in the Markdown file. */
export interface Finding {
  file: string;
  /** Counted from 1. */
  line: number;
  message: string;
}
