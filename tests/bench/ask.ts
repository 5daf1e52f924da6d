import {answer} from '../../src/ask/answerer/answer';
import type {Answer} from '../../src/ask/answerer/AnswerEvent';
import {createRetriever} from '../../src/ask/retrieval/createRetriever';
import {readSiteShards} from '../../src/cli/readSiteShards';
import type {Corpus} from '../../src/search/wire/Corpus';
import {createCorpus} from '../../src/search/wire/createCorpus';
import {type JudgedQuestion, holdsAnswer, judgedQuestions} from '../support/judgedQuestions';

interface Judged {
  judged: JudgedQuestion;
  answer: Answer;
  milliseconds: number;
  /** Position of the first passage that holds the answer, -1 where none does. */
  rank: number;
}

const corpora = new Map<string, Promise<Corpus>>();

function corpusFor(version: string): Promise<Corpus> {
  const corpus =
    corpora.get(version) ??
    readSiteShards({siteDir: process.cwd(), locale: 'en', version, onWarning: console.warn}).then(shards =>
      createCorpus(shards, {byQuestions: true}),
    );
  corpora.set(version, corpus);
  return corpus;
}

/** A page that was rewritten may no longer have the words it was judged by. */
function isStale(judged: JudgedQuestion, {engine}: Corpus): boolean {
  const passages = engine.sections.flatMap(({url, passages: own}) => own.map(({text}) => ({url, text})));
  return judged.answers !== undefined && !passages.some(passage => holdsAnswer(judged, passage));
}

async function judge(judged: JudgedQuestion): Promise<Judged> {
  const corpus = await corpusFor(judged.version);
  if (isStale(judged, corpus)) console.warn(`No page has the answer any more: ${judged.question}`);
  const retriever = await createRetriever(async () => corpus, [judged.version]);
  const start = performance.now();
  for await (const event of answer(judged.question, [], retriever))
    if (event.type === 'end')
      return {
        judged,
        answer: event.answer,
        milliseconds: performance.now() - start,
        rank: event.answer.passages.findIndex(passage => holdsAnswer(judged, passage)),
      };
  throw new Error(`"${judged.question}" was never answered to its end`);
}

function setOf({fresh, heldOut}: JudgedQuestion): string {
  if (fresh) return 'fresh';
  return heldOut ? 'held out' : 'tuning';
}

function share(all: readonly Judged[], holds: (one: Judged) => boolean): string {
  return all.length === 0 ? '-' : (all.filter(holds).length / all.length).toFixed(3);
}

function print(name: string, all: readonly Judged[]): void {
  const answerable = all.filter(({judged}) => judged.answers);
  const unanswerable = all.filter(({judged}) => !judged.answers);
  console.log(
    [
      name.padEnd(9),
      `${answerable.length} answerable: first passage ${share(answerable, ({rank}) => rank === 0)},`,
      `first three ${share(answerable, ({rank}) => rank >= 0)},`,
      `wrongly refused ${share(answerable, one => one.answer.declined)};`,
      `${unanswerable.length} not: declined ${share(unanswerable, one => one.answer.declined)}`,
    ].join(' '),
  );
}

const results: Judged[] = [];
for (const judged of judgedQuestions()) results.push(await judge(judged));

if (process.argv.includes('--misses'))
  for (const {judged, rank, answer: given} of results)
    if (judged.answers ? rank !== 0 : !given.declined)
      console.log(
        [setOf(judged), given.declined ? 'declined' : `rank ${rank}`, judged.question]
          .concat(given.passages.map(({url}) => url))
          .join(' | '),
      );
for (const name of ['tuning', 'held out', 'fresh'])
  print(
    name,
    results.filter(({judged}) => setOf(judged) === name),
  );
print('all', results);
const times = results.map(({milliseconds}) => milliseconds).sort((a, b) => a - b);
console.log(
  `answered in ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms (median), ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms (95 percent)`,
);
