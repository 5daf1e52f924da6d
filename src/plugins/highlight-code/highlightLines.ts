import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

type PrismToken = Exclude<ReturnType<typeof Prism.tokenize>[number], string>;
type PrismStream = string | PrismToken | (string | PrismToken)[];

/** Languages of the documentation that prism-react-renderer does not bring along. */
const MORE_LANGUAGES = ['bash', 'diff', 'http', 'toml', 'ini'];

const ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  html: 'markup',
  mdx: 'markdown',
  text: 'plain',
  txt: 'plain',
};

/** The kinds of words that have a colour of their own; everything else is printed as plain text. */
const KINDS: Record<string, string> = {
  comment: 'comment',
  prolog: 'comment',
  cdata: 'comment',
  doctype: 'comment',
  keyword: 'keyword',
  atrule: 'keyword',
  selector: 'keyword',
  tag: 'keyword',
  'attr-value': 'string',
  char: 'string',
  regex: 'string',
  string: 'string',
  'template-string': 'string',
  url: 'string',
  boolean: 'number',
  constant: 'number',
  number: 'number',
  symbol: 'number',
  builtin: 'function',
  'class-name': 'function',
  function: 'function',
  'maybe-class-name': 'function',
  'attr-name': 'property',
  key: 'property',
  'literal-property': 'property',
  parameter: 'property',
  property: 'property',
  variable: 'property',
  deleted: 'deleted',
  inserted: 'inserted',
  // Inside a tag or a template the punctuation and the expressions are plain again.
  'attr-equals': '',
  interpolation: '',
  punctuation: '',
  operator: '',
};

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

let complete = false;

/** Prism's language files add themselves to a global Prism; there is one for the whole build. */
function loadLanguages(): void {
  if (complete) return;
  const scope = globalThis as {Prism?: typeof Prism};
  const before = scope.Prism;
  scope.Prism = Prism;
  const load = createRequire(import.meta.url);
  for (const language of MORE_LANGUAGES) load(`prismjs/components/prism-${language}`);
  if (before) scope.Prism = before;
  else delete scope.Prism;
  complete = true;
}

interface Run {
  kind: string;
  text: string;
}

function* runsOf(stream: PrismStream, kind = ''): Generator<Run> {
  if (typeof stream === 'string') yield {kind, text: stream};
  else if (Array.isArray(stream)) for (const part of stream) yield* runsOf(part, kind);
  else {
    const names = [stream.type, ...[stream.alias ?? []].flat()];
    const own = names.map(name => KINDS[name]).find(name => name !== undefined);
    yield* runsOf(stream.content, own ?? kind);
  }
}

const htmlOf = ({kind, text}: Run) =>
  kind && text.trim() ? `<span class="code-${kind}">${escape(text)}</span>` : escape(text);

/**
 * Highlights code with Prism and returns the HTML of each line: text with a span around each word that has a colour,
 * of the class `code-comment`, `code-keyword`, `code-string`, `code-number`, `code-function`, `code-property`,
 * `code-inserted` or `code-deleted`. A language that Prism does not know is returned as plain text.
 */
export function highlightLines(code: string, language: string): string[] {
  loadLanguages();
  const grammar = Prism.languages[ALIASES[language] ?? language];
  const stream: PrismStream = grammar ? Prism.tokenize(code, grammar) : code;
  const lines: Run[][] = [[]];
  for (const {kind, text} of runsOf(stream)) {
    const [first = '', ...rest] = text.split('\n');
    for (const [index, part] of [first, ...rest].entries()) {
      if (index > 0) lines.push([]);
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      if (last?.kind === kind) last.text += part;
      else if (part) line.push({kind, text: part});
    }
  }
  return lines.map(line => line.map(htmlOf).join(''));
}
