import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Shard} from '../../content/Shard';
import {restoreCode, unpackShard} from '../../content/unpackShard';

/** Folder of a built site, or of one of its locales, that the search shards stand in. */
const SHARD_FOLDER = 'assets/search';
/** The code of a shard stands in a file of its name: `default.en.1a2b3c4d.json`, `default.en.code.5e6f7a8b.json`. */
const FILE = /^(.+?)(\.code)?\.[^.]+\.json$/;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function shardsIn(folder: string): Shard[] {
  const files = readdirSync(folder).flatMap(file => {
    const match = FILE.exec(file);
    return match ? [{file: path.join(folder, file), name: match[1], isCode: match[2] !== undefined}] : [];
  });
  return files
    .filter(({isCode}) => !isCode)
    .map(({file, name}) => {
      const code = files.find(other => other.isCode && other.name === name);
      const shard = unpackShard(readJson(file));
      if (code) restoreCode(shard, readJson(code.file));
      return shard;
    });
}

/** Returns the shards of a built site, of all its versions and locales, code and all. None where there is no build. */
export function readBuiltShards(buildFolder: string): Shard[] {
  const locales = existsSync(buildFolder)
    ? readdirSync(buildFolder, {withFileTypes: true}).filter(entry => entry.isDirectory())
    : [];
  return [buildFolder, ...locales.map(({name}) => path.join(buildFolder, name))]
    .map(folder => path.join(folder, SHARD_FOLDER))
    .filter(existsSync)
    .flatMap(shardsIn);
}
