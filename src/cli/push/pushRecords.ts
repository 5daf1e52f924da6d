import {createHash, randomBytes} from 'node:crypto';
import type {IndexSettings} from 'algoliasearch';
import type {DocSearchRecord} from '../../content/recordsOf';
import type {Synonym} from '../../content/Synonym';
import type {IndexClient} from './IndexClient';
import {type PushState, readState, removeState, writeState} from './pushState';
import {readSettings} from './readIndex';

/** Records of one request; the provider asks for 1,000 to 10,000. */
const BATCH_SIZE = 1000;

/** What a new index takes over from the one whose place it takes. */
const KEPT = ['settings' as const, 'rules' as const, 'synonyms' as const];

export interface Push {
  client: IndexClient;
  indexName: string;
  records: readonly DocSearchRecord[];
  settings: IndexSettings;
  synonyms: readonly Synonym[];
  /** Remembers the progress, so that the next push of the same records goes on where this one ends. */
  stateFile: string;
  /** Told of each step before it is taken; done and total count batches. */
  onStep: (title: string, done: number, total: number) => void;
}

/** Returns the state of the push of the same records that was interrupted, or that of a new one. */
function stateOf({client, indexName, records, settings, synonyms, stateFile}: Push): PushState {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([records, settings, synonyms]))
    .digest('hex');
  const before = readState(stateFile);
  const isSame =
    before?.appId === client.appId && before.indexName === indexName && before.fingerprint === fingerprint;
  if (isSame) return before;
  const temporaryIndex = `${indexName}_push_${randomBytes(4).toString('hex')}`;
  return {appId: client.appId, indexName, temporaryIndex, fingerprint, batches: 0};
}

/** Changes an index and waits until the change is made. */
async function settle(client: IndexClient, index: string, change: Promise<{taskID: number}>): Promise<void> {
  const {taskID} = await change;
  await client.waitForTask({indexName: index, taskID});
}

/** Removes the temporary index that an earlier push of the index may have left, and forgets that push. */
export async function removeLeftover({
  client,
  indexName,
  stateFile,
  onStep,
}: Pick<Push, 'client' | 'indexName' | 'stateFile' | 'onStep'>): Promise<void> {
  const before = readState(stateFile);
  if (before?.appId !== client.appId || before.indexName !== indexName) return;
  const {temporaryIndex} = before;
  if (await readSettings(client, temporaryIndex)) {
    onStep(`Removing ${temporaryIndex}, left by an earlier push`, 0, 0);
    await settle(client, temporaryIndex, client.deleteIndex({indexName: temporaryIndex}));
  }
  removeState(stateFile);
}

/**
 * Replaces the records and settings of an index at one stroke: a temporary index takes over the rules and synonyms,
 * is filled batch by batch and then copied into the place of the other, which stays as it is until that moment. Each
 * change is waited for before the next.
 *
 * @throws what the client throws; the index is then as it was, and the next push of the same records goes on after
 * the last batch that was indexed
 */
export async function pushRecords(push: Push): Promise<void> {
  const {client, indexName, records, settings, synonyms, stateFile, onStep} = push;
  const total = Math.ceil(records.length / BATCH_SIZE);
  const state = stateOf(push);
  const {temporaryIndex} = state;
  if (readState(stateFile)?.temporaryIndex !== temporaryIndex) await removeLeftover(push);
  if (state.batches > 0 && !(await readSettings(client, temporaryIndex))) state.batches = 0;
  if (state.batches === 0) {
    onStep(`Preparing ${temporaryIndex}`, 0, total);
    writeState(stateFile, state);
    if (await readSettings(client, indexName))
      await settle(
        client,
        temporaryIndex,
        client.operationIndex({
          indexName,
          operationIndexParams: {operation: 'copy', destination: temporaryIndex, scope: KEPT},
        }),
      );
    await settle(
      client,
      temporaryIndex,
      client.setSettings({indexName: temporaryIndex, indexSettings: settings}),
    );
    // Those that were made in the provider's dashboard stay.
    await settle(
      client,
      temporaryIndex,
      client.saveSynonyms({indexName: temporaryIndex, synonymHit: synonyms.map(one => ({...one}))}),
    );
  }

  while (state.batches < total) {
    onStep(`Sending batch ${state.batches + 1} of ${total} to ${temporaryIndex}`, state.batches, total);
    const start = state.batches * BATCH_SIZE;
    const requests = records
      .slice(start, start + BATCH_SIZE)
      .map(record => ({action: 'addObject' as const, body: {...record}}));
    await settle(
      client,
      temporaryIndex,
      client.batch({indexName: temporaryIndex, batchWriteParams: {requests}}),
    );
    state.batches += 1;
    writeState(stateFile, state);
  }

  onStep(`Putting ${temporaryIndex} in the place of ${indexName}`, total, total);
  // Not by a move: asked twice, after a reply that was lost, it would put a missing index in the place of this one.
  await settle(
    client,
    indexName,
    client.operationIndex({
      indexName: temporaryIndex,
      operationIndexParams: {operation: 'copy', destination: indexName},
    }),
  );
  onStep(`Removing ${temporaryIndex}`, total, total);
  await settle(client, temporaryIndex, client.deleteIndex({indexName: temporaryIndex}));
  removeState(stateFile);
}
