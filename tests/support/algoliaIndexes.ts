/** A record of an index. */
export type StoredRecord = {objectID: string} & Record<string, unknown>;

export interface StoredIndex {
  settings: Record<string, unknown>;
  synonyms: unknown[];
  records: Map<string, StoredRecord>;
}

export interface ApiResponse {
  status: number;
  body: unknown;
}

export interface ApiRequest {
  method: string;
  path: string;
  body: unknown;
}

export interface IndexesOptions {
  /** Most bytes of one record. */
  maxRecordBytes?: number;
  /** How often a task is asked about before it is published. */
  pollsPerTask?: number;
}

interface Task {
  taskID: number;
  index: string;
  polls: number;
  publish: () => void;
}

interface BatchRequest {
  action: string;
  body: StoredRecord;
}

interface Operation {
  operation: string;
  destination: string;
  scope?: string[];
}

const UPDATED_AT = '2015-01-01T00:00:00.000Z';
const BROWSE_HITS = 1000;

const refusal = (status: number, message: string): ApiResponse => ({status, body: {message, status}});

const emptyIndex = (): StoredIndex => ({settings: {}, synonyms: [], records: new Map()});

/**
 * The indexes of the stand-in provider, with the calls that change them. As at the provider, a change is a task that
 * takes effect when it is published, and here it is published only when someone asks for it often enough: who does
 * not wait for its tasks loses its changes.
 */
export class AlgoliaIndexes {
  readonly indexes = new Map<string, StoredIndex>();
  maxRecordBytes: number;
  /** Most records of all indexes together. */
  maxRecords = Infinity;
  readonly #pollsPerTask: number;
  #tasks: Task[] = [];
  #lastTask = 0;

  constructor({maxRecordBytes = 10_000, pollsPerTask = 2}: IndexesOptions = {}) {
    this.maxRecordBytes = maxRecordBytes;
    this.#pollsPerTask = pollsPerTask;
  }

  /** Puts an index in place, without a task. */
  put(name: string, records: readonly StoredRecord[], settings: Record<string, unknown> = {}): void {
    const stored = new Map(records.map(record => [record.objectID, record]));
    this.indexes.set(name, {...emptyIndex(), settings, records: stored});
  }

  /** Returns the records of an index by objectID, none where there is no index. */
  recordsOf(name: string): ReadonlyMap<string, StoredRecord> {
    return this.indexes.get(name)?.records ?? new Map();
  }

  /** Answers a call to an index; `undefined` where it is none. */
  answer({method, path, body}: ApiRequest): ApiResponse | undefined {
    const [, encoded, action = '', id] =
      /^\/1\/indexes\/([^/*]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? [];
    if (encoded === undefined) return undefined;
    const name = decodeURIComponent(encoded);
    switch (`${method} ${action}`) {
      case 'GET settings':
        return this.#withIndex(name, ({settings}) => settings);
      case 'PUT settings':
        return this.#change(name, index => Object.assign(index.settings, body));
      case 'POST synonyms':
        if (id === 'search')
          return this.#withIndex(name, ({synonyms}) => ({hits: synonyms, nbHits: synonyms.length}));
        return this.#change(name, index => (index.synonyms = [...index.synonyms, ...(body as unknown[])]));
      case 'POST batch':
        return this.#batch(name, (body as {requests: BatchRequest[]}).requests);
      case 'POST operation':
        return this.#operation(name, body as Operation);
      case 'POST browse':
        return this.#browse(name, body as {cursor?: string; hitsPerPage?: number});
      case 'GET task':
        return this.#task(name, Number(id));
      case 'DELETE ':
        return this.#enqueue(name, () => this.indexes.delete(name));
      default:
        return undefined;
    }
  }

  #withIndex(name: string, read: (index: StoredIndex) => unknown): ApiResponse {
    const index = this.indexes.get(name);
    return index ? {status: 200, body: read(index)} : refusal(404, `Index ${name} does not exist`);
  }

  #enqueue(index: string, publish: () => void): ApiResponse {
    this.#lastTask += 1;
    const taskID = this.#lastTask;
    this.#tasks.push({taskID, index, polls: 0, publish});
    return {status: 200, body: {taskID, updatedAt: UPDATED_AT}};
  }

  #change(name: string, apply: (index: StoredIndex) => void): ApiResponse {
    return this.#enqueue(name, () => {
      const index = this.indexes.get(name) ?? emptyIndex();
      this.indexes.set(name, index);
      apply(index);
    });
  }

  #batch(name: string, requests: readonly BatchRequest[]): ApiResponse {
    for (const [position, {action, body}] of requests.entries()) {
      if (action !== 'addObject') return refusal(400, `Invalid action: ${action}`);
      const size = Buffer.byteLength(JSON.stringify(body));
      if (size > this.maxRecordBytes)
        return refusal(
          400,
          `Record at the position ${position} objectID=${body.objectID} is too big size=${size}/${this.maxRecordBytes} bytes. ` +
            'Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits',
        );
    }
    const stored = [...this.indexes.values()].reduce((sum, {records}) => sum + records.size, 0);
    if (stored + requests.length > this.maxRecords)
      return refusal(
        403,
        'You have exceeded your Record quota. You’ll need to change your plan for more capacity, or delete records. ' +
          'See more details at https://www.algolia.com/account/billing/details',
      );
    const response = this.#change(name, ({records}) => {
      for (const {body} of requests) records.set(body.objectID, body);
    });
    Object.assign(response.body as object, {objectIDs: requests.map(({body}) => body.objectID)});
    return response;
  }

  #operation(name: string, {operation, destination, scope}: Operation): ApiResponse {
    if (!this.indexes.has(name)) return refusal(404, `Index ${name} does not exist`);
    return this.#enqueue(operation === 'move' ? name : destination, () => {
      const source = structuredClone(this.indexes.get(name) ?? emptyIndex());
      if (operation === 'move') this.indexes.delete(name);
      const settings = !scope || scope.includes('settings') ? source.settings : {};
      const synonyms = !scope || scope.includes('synonyms') ? source.synonyms : [];
      this.indexes.set(destination, {settings, synonyms, records: scope ? new Map() : source.records});
    });
  }

  #browse(name: string, {cursor = '0', hitsPerPage = BROWSE_HITS}: {cursor?: string; hitsPerPage?: number}) {
    return this.#withIndex(name, ({records}) => {
      const from = Number(cursor);
      const to = from + hitsPerPage;
      return {
        hits: [...records.values()].slice(from, to),
        nbHits: records.size,
        ...(to < records.size && {cursor: String(to)}),
      };
    });
  }

  #task(name: string, taskID: number): ApiResponse {
    const task = this.#tasks.find(each => each.taskID === taskID && each.index === name);
    if (!task) {
      const published = taskID <= this.#lastTask;
      return published
        ? {status: 200, body: {status: 'published', pendingTask: false}}
        : refusal(404, `taskID ${taskID} does not exist`);
    }
    task.polls += 1;
    if (task.polls < this.#pollsPerTask)
      return {status: 200, body: {status: 'notPublished', pendingTask: true}};
    // The tasks of an index are published in the order they came.
    const isDue = (each: Task) => each.index === name && each.taskID <= taskID;
    const due = this.#tasks.filter(isDue);
    this.#tasks = this.#tasks.filter(each => !isDue(each));
    for (const {publish} of due) publish();
    return {status: 200, body: {status: 'published', pendingTask: false}};
  }
}
