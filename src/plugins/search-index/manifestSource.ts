import type {VersionNames} from '../../answers/NamedVersion';
import type {ShardNames} from './createShards';

/**
 * Returns the source of the generated module that exports the manifest of the shards.
 *
 * @param index - the index that the shards answer for, and what questions may call the versions in it
 * @param devUrl - address the dev server offers the files under; without it the bundler turns each file into an
 * asset named after its content
 */
export function manifestSource(
  {name, names}: {name: string; names: VersionNames},
  shards: readonly ShardNames[],
  devUrl?: string,
): string {
  const urlOf = (file: string) =>
    devUrl
      ? `new URL(${JSON.stringify(`${devUrl}/${file}`)}, location.href).href`
      : `new URL(${JSON.stringify(`./${file}`)}, import.meta.url).href`;
  const entries = shards.map(({language, tag, version, file, codeFile}) =>
    [
      `language: ${JSON.stringify(language)}`,
      `tag: ${JSON.stringify(tag)}`,
      `version: ${JSON.stringify(version)}`,
      `url: ${urlOf(file)}`,
      `codeUrl: ${urlOf(codeFile)}`,
    ].join(', '),
  );
  return [
    'export const shards = {',
    `  index: ${JSON.stringify(name)},`,
    `  names: ${JSON.stringify(names)},`,
    `  revalidate: ${Boolean(devUrl)},`,
    '  shards: [',
    ...entries.map(entry => `    {${entry}},`),
    '  ],',
    '};',
    '',
  ].join('\n');
}
