import type {Algoliasearch} from 'algoliasearch';

/** The calls to a hosted index that a push makes. */
export type IndexClient = Pick<
  Algoliasearch,
  | 'appId'
  | 'getSettings'
  | 'setSettings'
  | 'browseObjects'
  | 'batch'
  | 'saveSynonyms'
  | 'browseSynonyms'
  | 'operationIndex'
  | 'deleteIndex'
  | 'waitForTask'
>;
