import {precompressFolder} from './deploy/precompressFolder';

const folder = process.argv[2] ?? 'build';

try {
  const start = performance.now();
  const {written, skipped, before, after} = await precompressFolder(folder);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  console.log(
    `${written} files compressed (${kilobytes(before)} to ${kilobytes(after)} by Brotli), ${skipped} up to date, ` +
      `${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`${folder} could not be compressed: ${message}\nBuild the site first: npm run build`);
  process.exitCode = 1;
}
