import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** What was done to a folder; sizes in bytes. */
export interface Precompression {
  /** Files that were compressed now. */
  written: number;
  /** Files whose compressed forms were up to date. */
  skipped: number;
  /** Size of the files compressed now, and of their Brotli forms. */
  before: number;
  after: number;
}

const TEXT = new Set(['.css', '.html', '.js', '.json', '.md', '.svg', '.txt', '.webmanifest', '.xml']);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const FORMS = [
  {
    suffix: '.br',
    compress: (text: Buffer) =>
      brotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
  },
  {suffix: '.gz', compress: (text: Buffer) => gzipped(text, {level: constants.Z_BEST_COMPRESSION})},
];

/** Returns the time of a file's last change in milliseconds, `undefined` where there is none. */
const changeOf = (file: string) =>
  stat(file).then(
    ({mtimeMs}) => mtimeMs,
    () => undefined,
  );

/** Compresses a file in each form, and returns the sizes before and after; `null` where that is done already. */
async function compressFile(file: string): Promise<{before: number; after: number} | null> {
  const {mtimeMs} = await stat(file);
  const forms = await Promise.all(FORMS.map(({suffix}) => changeOf(file + suffix)));
  if (forms.every(change => change !== undefined && change >= mtimeMs)) return null;
  const text = await readFile(file);
  const sizes = await Promise.all(
    FORMS.map(async ({suffix, compress}) => {
      const compressed = await compress(text);
      await writeFile(file + suffix, compressed);
      return compressed.length;
    }),
  );
  return {before: text.length, after: sizes[0] ?? text.length};
}

/**
 * Puts a Brotli and a gzip form, each at the highest level, beside every text file of a folder, for hosts that send
 * such files as they are. All cores work; files older than their forms are left alone.
 *
 * @throws Error when the folder cannot be read or written
 */
export async function precompressFolder(folder: string): Promise<Precompression> {
  const names = await readdir(folder, {recursive: true});
  const files = names.filter(name => TEXT.has(path.extname(name))).map(name => path.join(folder, name));
  const done: Precompression = {written: 0, skipped: 0, before: 0, after: 0};
  async function work(): Promise<void> {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const sizes = await compressFile(file);
      if (!sizes) {
        done.skipped += 1;
        continue;
      }
      done.written += 1;
      done.before += sizes.before;
      done.after += sizes.after;
    }
  }
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return done;
}
