import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {serveFolder} from './serveFolder';

export type LoadKind = 'HTML' | 'JavaScript' | 'CSS' | 'font' | 'image' | 'data';

/** One file that a browser asked for. */
export interface Load {
  /** Address within the site. */
  path: string;
  kind: LoadKind;
  /** Size of the body on its way: text by brotli at its highest level, images and fonts as they are. */
  bytes: number;
  /** Whether a worker asked for it, or it is the script of one. */
  isWorker: boolean;
}

export interface LoadRecorder {
  origin: string;
  /** Returns what was loaded since the last call, once nothing more has been asked for in a while. */
  settle: () => Promise<Load[]>;
  close: () => void;
}

const KINDS: Record<string, LoadKind> = {
  '.html': 'HTML',
  '.js': 'JavaScript',
  '.css': 'CSS',
  '.woff': 'font',
  '.woff2': 'font',
  '.avif': 'image',
  '.gif': 'image',
  '.ico': 'image',
  '.jpg': 'image',
  '.png': 'image',
  '.svg': 'image',
  '.webp': 'image',
};

/** The icon of the tab: some browsers load it, some do not. */
const ICON = /\/favicon\.\w+$/;
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.md', '.svg', '.txt', '.xml']);
/** Milliseconds without a request after which a page is taken to have what it needs. */
const QUIET = 700;

function sizeOf(file: string): number {
  const body = readFileSync(file);
  return COMPRESSED.has(path.extname(file)) ? brotliCompressSync(body).length : body.length;
}

/**
 * Serves a built site on this machine and keeps what a browser loads from it. A prefetch is turned away, so that
 * it counts for nothing, and what is prefetched counts when it is loaded in earnest.
 */
export async function recordLoads(folder: string): Promise<LoadRecorder> {
  const sizes = new Map<string, number>();
  const workers = new Set<string>();
  let loads: Load[] = [];
  let lastRequest = 0;

  const {server, origin} = await serveFolder(folder, {
    onRequest({headers, url = '/'}, file) {
      const {pathname} = new URL(url, 'http://localhost');
      if (`${String(headers['sec-purpose'])} ${String(headers.purpose)}`.includes('prefetch')) return false;
      if (ICON.test(pathname)) return true;
      lastRequest = performance.now();
      const referer = headers.referer && new URL(headers.referer).pathname;
      const isWorker = headers['sec-fetch-dest'] === 'worker' || workers.has(referer ?? '');
      if (isWorker) workers.add(pathname);
      const bytes = sizes.get(file) ?? sizeOf(file);
      sizes.set(file, bytes);
      loads.push({path: pathname, kind: KINDS[path.extname(file)] ?? 'data', bytes, isWorker});
      return true;
    },
  });

  return {
    origin,
    async settle() {
      while (performance.now() - lastRequest < QUIET)
        await new Promise(resolve => setTimeout(resolve, lastRequest + QUIET - performance.now()));
      const taken = loads;
      loads = [];
      return taken;
    },
    close: () => server.close(),
  };
}
