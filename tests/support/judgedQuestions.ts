import {readFileSync} from 'node:fs';
import type {QuotedPassage} from '../../src/answers/AnswerEvent';

/** A question with what was judged to answer it. */
export interface JudgedQuestion {
  question: string;
  version: string;
  /** Pages that answer it; none for a question the documentation does not answer. */
  pages?: string[];
  /** Words of the passages that answer it, any of which is enough. */
  answers?: string[];
  /**
   * Written by somebody who saw the pages and nothing else. No weight, word or note was chosen by them; the least
   * confidence of an answer was set with their shares in view.
   */
  fresh?: boolean;
}

function normalized(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

/** Returns the judged questions of this site. */
export function judgedQuestions(): JudgedQuestion[] {
  const file = new URL('../fixtures/questions.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as JudgedQuestion[];
}

/** Returns whether a passage holds the answer to a question. */
export function holdsAnswer({pages = [], answers = []}: JudgedQuestion, {url, text}: QuotedPassage): boolean {
  return (
    pages.includes(url.replace(/#.*$/s, '')) &&
    answers.some(answer => normalized(text).includes(normalized(answer)))
  );
}
