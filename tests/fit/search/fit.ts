import {parseArgs} from 'node:util';
import {WEIGHTS} from '../../../src/engine/weights';
import {type FitQuery, type FitSet, readPackageSet, readSets} from './readSets';
import {scoreSet} from './scoreSet';

const HELP = `Usage: npx tsx tests/fit/search/fit.ts [options]

Finds the weights of src/engine/weights.ts again: from judged queries over this site and over the documentation of three
packages, written before any result was seen, and from words of their headings. Says how the weights found without a part
of the queries do on that part, the parts being the pages that answer, and then the sources.

  --score            only say how the present weights do
  --package NAME=DIR say how they do on a package that is not in the fit: its folder, unpacked (fastify, npm)
  --help             print this
`;

const FOLDS = 5;
/** Tried for each weight in turn, as factors. */
const STEPS = [0, 0.5, 0.75, 1.33, 2];
const ROUNDS = 2;
/** Less than this is no gain. */
const LEAST_GAIN = 0.0005;

type Name = keyof typeof WEIGHTS;
type Chosen = (set: FitSet, query: FitQuery) => boolean;

const NAMES = Object.keys(WEIGHTS) as Name[];

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What each query reached with some weights: the fits without one part or another try mostly the same ones. */
const reachedWith = new Map<string, ReadonlyMap<FitQuery, number>>();

function reachedBy(sets: readonly FitSet[]): ReadonlyMap<FitQuery, number> {
  const key = JSON.stringify(WEIGHTS);
  const known = reachedWith.get(key);
  if (known) return known;
  const reached = new Map(
    sets.flatMap(set =>
      set.queries.map((query): [FitQuery, number] => [query, scoreSet(set, [query]).reciprocalRank]),
    ),
  );
  reachedWith.set(key, reached);
  return reached;
}

/** Returns the mean over the sets of how well they are answered, so that a large one does not outweigh the others. */
function quality(sets: readonly FitSet[], chosen: Chosen): number {
  const reached = reachedBy(sets);
  const scores = sets.flatMap(set => {
    const queries = set.queries.filter(query => chosen(set, query));
    return queries.length > 0 ? [mean(queries.map(query => reached.get(query) ?? 0))] : [];
  });
  return mean(scores);
}

/** Sets the weights, one after the other, to what is best for the chosen queries. */
function fit(sets: readonly FitSet[], chosen: Chosen): void {
  let best = quality(sets, chosen);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of NAMES) {
      const before = WEIGHTS[name];
      let kept = before;
      for (const step of STEPS) {
        WEIGHTS[name] = (before || 0.2) * step;
        const reached = quality(sets, chosen);
        if (reached > best + LEAST_GAIN) {
          best = reached;
          kept = WEIGHTS[name];
        }
      }
      WEIGHTS[name] = kept;
    }
}

/** Returns in which of the folds a query is left out, by the page that answers it. */
function foldOf({expected: [page = '']}: FitQuery): number {
  const letters = [...page.replace(/[#*].*$/, '')];
  return letters.reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7) % FOLDS;
}

const percent = (share: number) => (share * 100).toFixed(1).padStart(5);

function printScores(sets: readonly FitSet[]): void {
  for (const set of sets) {
    const {first, firstFive, reciprocalRank, count} = scoreSet(set);
    console.log(
      `${set.name.padEnd(24)} right page first ${percent(first)}, in five ${percent(firstFive)}, reciprocal rank ${percent(reciprocalRank)} of ${count}`,
    );
  }
}

function printLeftOut(title: string, sets: readonly FitSet[], parts: readonly [string, Chosen][]): void {
  const start = {...WEIGHTS};
  let sum = 0;
  for (const [, left] of parts) {
    Object.assign(WEIGHTS, start);
    fit(sets, (set, query) => !left(set, query));
    sum += quality(sets, left);
  }
  Object.assign(WEIGHTS, start);
  const before = parts.reduce((total, [, left]) => total + quality(sets, left), 0);
  console.log(
    `${title}: reciprocal rank ${percent(sum / parts.length)} on what was left out, ${percent(before / parts.length)} with the present weights`,
  );
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      score: {type: 'boolean', default: false},
      package: {type: 'string', multiple: true, default: []},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const others = values.package.map(one => {
    const [name = '', folder] = one.split('=');
    return readPackageSet(name, folder);
  });
  const sets = await readSets();
  printScores([...sets, ...others]);
  if (values.score) return;
  printLeftOut(
    'By page',
    sets,
    Array.from({length: FOLDS}, (_, fold): [string, Chosen] => [
      `${fold}`,
      (_set, query) => foldOf(query) === fold,
    ]),
  );
  const sources = [...new Set(sets.map(({name}) => name.replace(/, headings$/, '')))];
  printLeftOut(
    'By source',
    sets,
    sources.map((source): [string, Chosen] => [source, ({name}) => name.startsWith(source)]),
  );
  fit(sets, () => true);
  console.log('\nFitted to all of them:', WEIGHTS);
  printScores([...sets, ...others]);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
