import type {WorkerMessage} from '../Release';

/** What is used of the scope of a service worker, which the library of pages does not know. */
export interface WorkerScope {
  addEventListener: {
    (
      type: 'install' | 'activate',
      listener: (event: {waitUntil: (work: Promise<unknown>) => void}) => void,
    ): void;
    (
      type: 'message',
      listener: (event: {
        data: unknown;
        source: {postMessage: (message: WorkerMessage) => void} | null;
      }) => void,
    ): void;
  };
  skipWaiting: () => Promise<void>;
  clients: {claim: () => Promise<void>};
  registration: {unregister: () => Promise<boolean>};
  location: Pick<Location, 'origin'>;
}
