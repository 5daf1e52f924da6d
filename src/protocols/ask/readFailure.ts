import type {AskErrorCode} from './AskError';
import {isRecord} from './isRecord';

/** What a server says of a failure. */
export interface ServerFailure {
  /** In its own words; undefined where it says nothing that a reader could use. */
  detail?: string | undefined;
  /** What its code stands for; undefined without one. */
  code?: AskErrorCode | undefined;
}

/** What the codes of Ask AI and Agent Studio stand for, the numbers and the older names; others say how it ended. */
const CODES: Partial<Record<string, AskErrorCode>> = {
  'AI-201': 'request',
  'AI-202': 'unauthorized',
  'AI-203': 'forbidden',
  'AI-205': 'limit',
  'AI-207': 'server',
  'AI-217': 'long',
  'AI-224': 'long',
  'AI-225': 'long',
  BAD_INPUT: 'request',
  UNAUTHORIZED: 'unauthorized',
  FORBIDDEN: 'forbidden',
  TOO_MANY_ATTEMPTS: 'limit',
  TOO_MANY_REQUESTS: 'limit',
};

const MOST_CHARACTERS = 300;
/** What is longer is no message. */
const LONGEST_BODY = 64 * 1024;
/** Agent Studio sends JSON within strings of JSON. */
const DEEPEST = 4;

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Returns what is wrong with which field, where a server names it as FastAPI does. */
function validationIn(detail: unknown): string | undefined {
  const first: unknown = Array.isArray(detail) ? detail[0] : undefined;
  if (!isRecord(first)) return textIn(detail);
  const field: unknown = Array.isArray(first.loc) ? first.loc.at(-1) : undefined;
  const message = textIn(first.msg);
  return message && typeof field === 'string' ? `${message}: ${field}` : message;
}

function unwrap(text: string): unknown {
  let value: unknown = text;
  for (let depth = 0; typeof value === 'string' && /^[{"]/.test(value.trim()) && depth < DEEPEST; depth += 1)
    try {
      value = JSON.parse(value);
    } catch {
      return value;
    }
  return value;
}

function wordsIn(value: unknown): string | undefined {
  const text = isRecord(value)
    ? (textIn(value.message) ?? textIn(value.error) ?? validationIn(value.detail))
    : textIn(value);
  // The HTML page of a proxy tells a reader nothing.
  return text?.startsWith('<') ? undefined : text;
}

/**
 * Reads what a server says of a failure: in the body of a response, or in an event of the stream. It is plain text, or
 * JSON with a `message`, `error` or `detail`, and may carry a code, beside the words or in them.
 */
export function readFailure(body: string): ServerFailure {
  const value = unwrap(body.slice(0, LONGEST_BODY));
  const words = wordsIn(value)?.slice(0, MOST_CHARACTERS);
  const given = isRecord(value) ? (textIn(value.code) ?? textIn(value.errorCode))?.toUpperCase() : undefined;
  const name = given ?? /\bAI-\d{3}\b/i.exec(words ?? '')?.[0].toUpperCase() ?? words?.toUpperCase();
  const isSaid = given === undefined || words?.toUpperCase().includes(given);
  return {
    detail: isSaid ? words : [words, `(${given.slice(0, MOST_CHARACTERS)})`].filter(Boolean).join(' '),
    code: name !== undefined && Object.hasOwn(CODES, name) ? CODES[name] : undefined,
  };
}
