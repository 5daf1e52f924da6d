import {readFileSync} from 'node:fs';
import type {QuotedPassage} from '../../src/answers/AnswerEvent';

/** A question with what was judged to answer it. */
export interface JudgedQuestion {
  question: string;
  version: string;
  /** Language of the pages that are asked; English unless given. */
  locale?: string;
  /** Pages that answer it; none for a question the documentation does not answer. */
  pages?: string[];
  /** Words of the passages that answer it, any of which is enough. */
  answers?: string[];
  /** Regular expressions that all match a passage that answers it. */
  must?: string[];
  /** Written by somebody who saw the pages and nothing else. */
  fresh?: boolean;
}

/** A question in the words of somebody who needed the answer. */
interface ReadersQuestion {
  q: string;
  gold: string[];
  must?: string[];
  unanswerable?: boolean;
}

function normalized(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));
}

/** Returns the judged questions by the makers of this site, which the answerer is fitted to. */
export function judgedQuestions(): JudgedQuestion[] {
  return read('questions') as JudgedQuestion[];
}

function readReaders(name: string, locale: string, prefix: string): JudgedQuestion[] {
  return (read(name) as ReadersQuestion[]).map(({q, gold, must, unanswerable}) => ({
    question: q,
    version: 'current',
    locale,
    ...(!unanswerable && {pages: gold.map(page => prefix + page), must: must ?? []}),
  }));
}

/** Returns judged questions in the words of real readers, out of public threads about DocSearch: nothing is fitted to them. */
export function readersQuestions(): JudgedQuestion[] {
  return readReaders('readersQuestions', 'en', '');
}

/** Returns judged French questions by a reader of the French pages who had not seen the answerer: nothing is fitted to them. */
export function frenchQuestions(): JudgedQuestion[] {
  return readReaders('frenchQuestions', 'fr', '/fr');
}

/** Returns whether the documentation answers a question. */
export function isAnswerable({pages = []}: JudgedQuestion): boolean {
  return pages.length > 0;
}

/** Returns whether a passage holds the answer to a question. */
export function holdsAnswer(
  {pages = [], answers, must}: JudgedQuestion,
  {url, text}: QuotedPassage,
): boolean {
  if (!pages.includes(url.replace(/#.*$/s, ''))) return false;
  if (must) return must.every(pattern => new RegExp(pattern, 'i').test(text));
  return (answers ?? []).some(answer => normalized(text).includes(normalized(answer)));
}
