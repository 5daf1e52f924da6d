import type {AskedPage} from '../model/AskScreen';

/** A request to open the search dialog, from anywhere on the page. */
export interface OpenRequest {
  /** What the dialog's input holds when it opens. */
  query?: string;
  /** The page to ask about: the dialog opens in AI mode. */
  page?: AskedPage;
  /** The element that gets the focus back when the dialog closes; unless given, the search button. */
  opener?: HTMLElement | null;
}

/** What answers the requests: the search button, which owns the dialog. */
export interface DialogHost {
  open: (request: OpenRequest) => void;
  preload: () => void;
}

let host: DialogHost | null = null;
let waiting: OpenRequest | null = null;

/**
 * Opens the search dialog. Asked before the search button is there, it opens as soon as the button is.
 */
export function openDialog(request: OpenRequest = {}): void {
  if (host) host.open(request);
  else waiting = request;
}

/** Leaves the dialog to the search button of a page that comes in place of this one; where none comes with it, it is gone. */
export function handOverDialog(request: OpenRequest): void {
  waiting = request;
  queueMicrotask(() => {
    if (waiting === request) waiting = null;
  });
}

/** Loads the dialog's code, so that it opens at once. */
export function preloadDialog(): void {
  host?.preload();
}

/**
 * Makes `next` the one that opens the dialog.
 *
 * @returns a function that ends it
 */
export function hostDialog(next: DialogHost): () => void {
  host = next;
  if (waiting) next.open(waiting);
  waiting = null;
  return () => {
    if (host === next) host = null;
  };
}
