import {parse} from 'yaml';

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Returns the front matter of a Markdown text, an empty object where there is none or it is no mapping. */
export function frontMatterOf(markdown: string): Record<string, unknown> {
  const yaml = FRONT_MATTER.exec(markdown)?.[1];
  const value: unknown = yaml === undefined ? {} : parse(yaml);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? {...value} : {};
}
