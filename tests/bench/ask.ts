import {type JudgedAnswer, judgeAnswers, sharesOf} from '../support/judgeAnswers';
import {frenchQuestions, isAnswerable, judgedQuestions, readersQuestions} from '../support/judgedQuestions';

const HELP = `Answers judged questions from the pages of the site and says how often the answers hold what they should.
The readers' questions are out of public threads and nothing was fitted to them; the makers' own were used in the fit, and
\`npm run fit:answers\` cross-validates them.

  npm run bench:ask -- [--misses]

  --misses    print each question whose first passage does not hold its answer, with the pages that were quoted
`;

function print(name: string, all: readonly JudgedAnswer[]): void {
  const shares = sharesOf(all);
  const {states} = shares;
  console.log(`${name}: ${shares.answerable} answerable, ${shares.unanswerable} not`);
  console.log(
    [
      `  right passage first ${shares.first.toFixed(2)}, in three ${shares.firstThree.toFixed(2)}`,
      `answerable, nothing shown ${shares.nothing.toFixed(2)}`,
      `unanswerable, answered with confidence ${shares.misled.toFixed(2)}`,
      `with confidence, right passage first ${shares.sureAndRight.toFixed(2)}`,
    ].join('; '),
  );
  console.log(
    `  answerable by state: ${states.answer} answer, ${states.closest} closest, ${states.none} none; ${shares.words} words quoted (median)`,
  );
}

function printMisses(all: readonly JudgedAnswer[]): void {
  for (const {judged, rank, answer} of all)
    if (isAnswerable(judged) ? rank !== 0 : answer.state === 'answer')
      console.log(
        [answer.state, `rank ${rank}`, judged.question]
          .concat(answer.passages.map(({url}) => url))
          .join(' | '),
      );
}

if (process.argv.includes('--help')) process.stdout.write(HELP);
else {
  const readers = await judgeAnswers(readersQuestions());
  const makers = await judgeAnswers(judgedQuestions());
  const french = await judgeAnswers(frenchQuestions());
  if (process.argv.includes('--misses')) printMisses([...readers, ...makers, ...french]);
  print("readers' questions, not in the fit", readers);
  print("makers' questions, used in the fit", makers);
  print('French questions, by a reader of the pages, not in the fit', french);
  const times = [...readers, ...makers].map(({milliseconds}) => milliseconds).sort((a, b) => a - b);
  console.log(
    `answered in ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms (median), ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms (95 percent)`,
  );
}
