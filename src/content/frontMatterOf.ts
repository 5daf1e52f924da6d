import {parse} from 'yaml';

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

function parseYaml(yaml: string, onWarning?: (message: string) => void): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    onWarning?.(`the front matter is no valid YAML and is left out: ${reason}`);
    return {};
  }
}

/**
 * Returns the front matter of a Markdown text, an empty object where there is none or it is no mapping.
 *
 * @param onWarning - told why, when the front matter cannot be read
 */
export function frontMatterOf(
  markdown: string,
  onWarning?: (message: string) => void,
): Record<string, unknown> {
  const yaml = FRONT_MATTER.exec(markdown)?.[1];
  const value = yaml === undefined ? {} : parseYaml(yaml, onWarning);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? {...value} : {};
}
