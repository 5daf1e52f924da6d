import type {AnswerEvent} from '../../answers/AnswerEvent';
import {linesOf} from './linesOf';

/** Milliseconds between two pieces of text: one a frame. */
const STEP = 16;
/** No text takes longer than this to be written, in milliseconds; a longer one is written in larger pieces. */
const LONGEST = 2500;
/** A word, or what folds a part of an answer: half of it would be drawn as text. */
const WORD = /<details>\s*<summary>.*<\/summary>\s*|\S+\s*|\s+/g;

/** Returns the words of a text, and its code blocks whole: half a fence would be drawn as something else. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  let isCode = false;
  const add = (until: number) => {
    const part = text.slice(from, until);
    if (isCode) pieces.push(part);
    else pieces.push(...(part.match(WORD) ?? []));
    from = until;
  };
  for (const line of linesOf(text)) {
    if (line.isCode === isCode && !line.isOpening) continue;
    add(line.start);
    isCode = line.isCode;
  }
  add(text.length);
  return pieces.filter(piece => piece !== '');
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
