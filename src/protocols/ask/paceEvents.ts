import type {AnswerEvent} from '../../answers/AnswerEvent';

/** Milliseconds between two pieces of text: one a frame. */
const STEP = 16;
/** No text takes longer than this to be written, in milliseconds; a longer one is written in larger pieces. */
const LONGEST = 2500;
const WORD = /\s*\S+\s*/g;
const FENCE = /^(`{3,})[^]*?\n\1$/gm;

/** Returns the words of a text, and its code blocks whole: half a fence would be drawn as something else. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  const addWords = (until: number) => pieces.push(...(text.slice(from, until).match(WORD) ?? []));
  for (const {0: block, index} of text.matchAll(FENCE)) {
    addWords(index);
    pieces.push(block);
    from = index + block.length;
  }
  addWords(text.length);
  // White space around a code block belongs to no word.
  return pieces.join('') === text ? pieces : [text];
}

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, milliseconds);
  });
}

/** Yields the events of an answer with its text word by word, about as fast as one reads along. */
export async function* paceEvents(events: readonly AnswerEvent[]): AsyncGenerator<AnswerEvent> {
  const words = events.flatMap(event => (event.type === 'text' ? piecesOf(event.text) : []));
  const perStep = Math.max(1, Math.ceil((words.length * STEP) / LONGEST));
  for (const event of events) {
    if (event.type !== 'text') {
      yield event;
      continue;
    }
    const pieces = piecesOf(event.text);
    for (let start = 0; start < pieces.length; start += perStep) {
      yield {type: 'text', text: pieces.slice(start, start + perStep).join('')};
      await wait(STEP);
    }
  }
}
