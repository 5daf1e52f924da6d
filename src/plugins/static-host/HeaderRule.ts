/** The response headers of the addresses that match a pattern. */
export interface HeaderRule {
  /** A path; a `*` in it stands for any characters. */
  pattern: string;
  /** Values by the name of the header. */
  headers: Record<string, string>;
}
