/** A version of the documentation, by what a question may call it. */
export interface NamedVersion {
  /** Its name, by which sections are filtered. */
  name: string;
  /** What readers see it called: `Stable (v4.x)`, `2.1`. */
  label?: string | undefined;
  /** Whether it is the one that the site stands for. */
  isMain?: boolean | undefined;
}

/** What questions may call the versions of a documentation. */
export interface VersionNames {
  /** What the documentation is about: a question may put it before the number, as in "with Node.js 22". */
  product?: string | undefined;
  versions: readonly NamedVersion[];
}
