import {existsSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {packShard} from '../../src/content/packShard';
import type {Section} from '../../src/content/Section';
import type {Shard} from '../../src/content/Shard';
import {ENGINES} from './search/engines';
import {type JudgedLocale, judgedQueries, KINDS} from './search/judgedQueries';
import {measureInBrowser} from './search/measureInBrowser';
import {multiplySections} from './search/multiplySections';
import {searchedShards} from './search/searchedShards';
import {scoreQueries} from './search/scoreQueries';

const MULTIPLES = [1, 10, 50];
const BUILD = 'build';
const TYPED = ['dark mode', 'transformSearchClient', 'how do I rotate a key', 'sitmap'];

function percent(share: number): string {
  return (share * 100).toFixed(0).padStart(3);
}

function quantile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function countRecords(sections: readonly Section[]): number {
  return sections.reduce((count, {passages}) => count + 1 + passages.length, 0);
}

const INTRODUCTIONS: Record<JudgedLocale, string> = {
  en:
    "This site's own judged queries, written by its makers. The weights were chosen with all of them in view, so they flatter it: what\n" +
    'was not in view is scored by npx tsx tests/fit/search/fit.ts --score --package fastify=DIR --package npm=DIR',
  fr:
    'French queries by somebody who had read the French pages and not seen the engine. No weight was fitted to them; their misses\n' +
    'were read before rules of the ranking and French synonyms were written',
};

function printQuality(shards: readonly Shard[], locale: JudgedLocale): void {
  const queries = judgedQueries(locale);
  const groups: [name: string, chosen: typeof queries][] = [
    ...KINDS.map((kind): [string, typeof queries] => [kind, queries.filter(query => query.kind === kind)]),
    ['all', queries],
    ['held out', queries.filter(({heldOut}) => heldOut)],
  ];
  console.log(`\n${INTRODUCTIONS[locale]}`);
  console.log('\nFirst hit right / one of five right / mean reciprocal rank of ten, in percent');
  console.log(['kind'.padEnd(10), 'n'.padStart(4), ...ENGINES.map(({name}) => name.padStart(16))].join(' '));
  const finders = ENGINES.map(({build}) => build(shards));
  for (const [name, chosen] of groups) {
    if (chosen.length === 0) continue;
    const scores = finders.map(find => scoreQueries(chosen, find));
    const cells = scores.map(({first, firstFive, reciprocalRank}) =>
      [first, firstFive, reciprocalRank].map(percent).join(' / ').padStart(16),
    );
    console.log([name.padEnd(10), String(chosen.length).padStart(4), ...cells].join(' '));
  }
}

async function printSize(shard: Shard, times: number): Promise<void> {
  const sections = multiplySections(shard.sections, times);
  const packed = JSON.stringify(packShard({...shard, sections}));
  // Copies of the same text compress to almost nothing, so only the first size says something.
  const bytes = times === 1 ? `, ${kilobytes(brotliCompressSync(packed).length)} (brotli)` : '';
  const measured = existsSync(BUILD) ? await measureInBrowser(BUILD, packed, TYPED) : null;
  const speed = measured
    ? `ready in ${measured.ready.toFixed(0)} ms, a keystroke ${quantile(measured.keystrokes, 0.5)} ms, ` +
      `95 of 100 within ${quantile(measured.keystrokes, 0.95)} ms (${measured.keystrokes.length} typed)`
    : 'no speed: needs Chromium and a built site (npm run build)';
  console.log(`${String(times).padStart(3)}× ${countRecords(sections)} records${bytes}: ${speed}`);
}

async function main(): Promise<void> {
  const shards = searchedShards();
  const sections = shards.flatMap(shard => shard.sections);
  console.log(`${sections.length} sections, ${countRecords(sections)} records`);
  printQuality(shards, 'en');
  printQuality(searchedShards('fr'), 'fr');
  const docs = shards.find(({tag}) => tag === 'docs-default-current');
  console.log('\nThe stable version in the worker of the built site, in Chromium');
  if (docs) for (const times of MULTIPLES) await printSize(docs, times);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
