/** A fault at its place in a Markdown file. */
export interface Finding {
  file: string;
  /** Counted from 1. */
  line: number;
  message: string;
}
