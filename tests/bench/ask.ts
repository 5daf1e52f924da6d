import {type JudgedAnswer, judgeAnswers, sharesOf} from '../support/judgeAnswers';

function print(name: string, all: readonly JudgedAnswer[]): void {
  const {answerable, unanswerable, first, firstThree, refused, declined} = sharesOf(all);
  console.log(
    [
      name.padEnd(6),
      `${answerable} answerable: first passage ${first.toFixed(3)},`,
      `first three ${firstThree.toFixed(3)},`,
      `wrongly refused ${refused.toFixed(3)};`,
      `${unanswerable} not: declined ${declined.toFixed(3)}`,
    ].join(' '),
  );
}

const results = await judgeAnswers();
const fresh = results.filter(({judged}) => judged.fresh);
const known = results.filter(({judged}) => !judged.fresh);

if (process.argv.includes('--misses'))
  for (const {judged, rank, answer} of known)
    if (judged.answers ? rank !== 0 : !answer.declined)
      console.log(
        [answer.declined ? 'declined' : `rank ${rank}`, judged.question]
          .concat(answer.passages.map(({url}) => url))
          .join(' | '),
      );
print('known', known);
print('fresh', fresh);
print('all', results);
const times = results.map(({milliseconds}) => milliseconds).sort((a, b) => a - b);
console.log(
  `answered in ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms (median), ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms (95 percent)`,
);
