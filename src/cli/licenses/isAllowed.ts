import satisfies from 'spdx-satisfies';

/**
 * The licenses that a dependency may have. All leave the license of this project as it is; of MPL-2.0 only changes to
 * the dependency's own files would have to be published, CC-BY-4.0 is that of data the build reads, and OFL-1.1 that of
 * fonts, which what is drawn with them does not take over.
 */
const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0'],
];

/**
 * Returns whether a license expression lets a dependency be used: of those joined by `OR` one has to be allowed, of those
 * joined by `AND` all. What is no expression of SPDX is not allowed.
 */
export function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED);
  } catch {
    return false;
  }
}
