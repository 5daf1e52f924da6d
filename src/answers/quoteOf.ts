import type {Passage} from '../content/Section';
import type {QuotedBlock} from './Retriever';

/** Code of more lines than this is not quoted beside prose: a reader opens the page for it. */
const LINES = 80;
/** What stands alone before code with no more words than this is the label of a tab. */
const WORDS_OF_A_LABEL = 3;

interface Sample {
  code: Passage;
  /** Names of the tabs it lies in, the innermost last: a label that code follows, and one that another label follows. */
  labels: readonly string[];
}

function isLabel(passage: Passage | undefined): passage is Passage {
  return passage?.kind === 'text' && passage.text.split(/\s+/).length <= WORDS_OF_A_LABEL;
}

function samplesOf(passages: readonly Passage[]): Sample[] {
  let outer: string | undefined;
  return passages.flatMap((code, index) => {
    const before = passages[index - 1];
    const around = passages[index - 2];
    if (code.kind === 'text' && !isLabel(code)) outer = undefined;
    if (code.kind !== 'code') return [];
    if (isLabel(before) && isLabel(around)) outer = around.text;
    return [
      {code, labels: [...(outer === undefined ? [] : [outer]), ...(isLabel(before) ? [before.text] : [])]},
    ];
  });
}

/** Puts the header of a table before the first of its rows. */
function withHeaders(passages: readonly Passage[]): QuotedBlock[] {
  return passages.flatMap((passage, index) =>
    passage.header === undefined || passage.header === passages[index - 1]?.header
      ? passage
      : [{kind: 'header', text: passage.header}, passage],
  );
}

/**
 * Returns what is quoted of a span: its prose in full, tables with their headers, and one of its code samples, whole: the
 * one most of whose tabs the question names, otherwise the first. Labels of tabs are left out, they stand for a choice that a quote
 * does not offer.
 *
 * @param asked - tells whether the question names a label
 */
export function quoteOf(passages: readonly Passage[], asked: (label: string) => boolean): QuotedBlock[] {
  const samples = samplesOf(passages);
  const onlyCode = passages.every(({kind}) => kind === 'code');
  const short = samples.filter(({code}) => onlyCode || code.text.split('\n').length <= LINES);
  const named = ({labels}: Sample) => labels.filter(asked).length;
  const [chosen] = [...short].sort((a, b) => named(b) - named(a));
  return withHeaders(
    passages.filter((passage, index) => {
      if (passage.kind === 'code') return passage === chosen?.code;
      const next = passages[index + 1];
      return !isLabel(passage) || !(next?.kind === 'code' || isLabel(next));
    }),
  );
}
