import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** How far a push has come, kept in a file so that an interrupted one can go on. */
export interface PushState {
  appId: string;
  indexName: string;
  /** The index that is filled before it takes the place of the other. */
  temporaryIndex: string;
  /** Digest of what is sent; a push of anything else begins anew. */
  fingerprint: string;
  /** Batches that are sent and indexed. */
  batches: number;
}

function isPushState(value: unknown): value is PushState {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['appId', 'indexName', 'temporaryIndex', 'fingerprint'];
  const fields = new Map(Object.entries(value));
  return texts.every(name => typeof fields.get(name) === 'string') && Number.isInteger(fields.get('batches'));
}

/** Returns the state that a file holds, `undefined` where there is none or none that can be read. */
export function readState(file: string): PushState | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isPushState(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeState(file: string, state: PushState): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(state, null, 2)}\n`);
}

export function removeState(file: string): void {
  rmSync(file, {force: true});
}
