import type {PageSource} from '../pages/collectPages';
import {docsFolderOf, LLMS_TXT} from '../../content/llmsPathOf';
import {twinPath} from '../../content/twinPath';

/** The most characters of an `llms.txt`: what tools read of one. */
const MOST_CHARACTERS = 100_000;
/** The most bytes of an `llms-full.txt`. */
const MOST_BYTES = 1_500_000;

const LLMS_FULL_TXT = 'llms-full.txt';

/** The section of `llms.txt` that programs may leave out: https://llmstxt.org */
const OPTIONAL = 'Optional';

/** What is said in the files, in the language that is built. */
export interface LlmsTexts {
  /** Beside the title, what the site is: one sentence. */
  summary: string;
  /** How to read on: that every page has a Markdown twin. */
  details: string;
  /** Names `llms-full.txt`. */
  fullText: string;
  /** Stands before the links to pages that do not fit into `llms-full.txt`. */
  rest: string;
}

export interface LlmsSite {
  title: string;
  texts: LlmsTexts;
  /** Origin of the site. */
  origin: string;
  /** Path of the site in the language that is built; begins and ends with a slash. */
  baseUrl: string;
  /** The other languages, by what readers see them called, with the paths of their pages. */
  languages: readonly {label: string; baseUrl: string}[];
  pages: readonly PageSource[];
  /** Returns the text of a page as Markdown. */
  markdownOf: (page: PageSource) => string;
}

/** A file of a site, by its path with the base URL. */
export interface LlmsFile {
  path: string;
  text: string;
}

/** What one pair of files is about: a version of a set of docs; with the main one, all that belongs to no version. */
interface Scope {
  /** Address that the files are below, with a slash at the end. */
  path: string;
  label: string | null;
  pages: readonly PageSource[];
}

function scopesOf({pages, baseUrl}: LlmsSite): Scope[] {
  const paths = [...new Set(pages.map(page => docsFolderOf(page, baseUrl)))].sort(
    (a, b) => Number(b === baseUrl) - Number(a === baseUrl),
  );
  return paths.map(path => {
    const own = pages.filter(page => docsFolderOf(page, baseUrl) === path).sort((a, b) => a.order - b.order);
    return {
      path,
      label: own.find(({docs}) => docs)?.docs?.label ?? null,
      // What belongs to no version comes behind the documentation.
      pages: [...own.filter(({docs}) => docs), ...own.filter(({docs}) => !docs)],
    };
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Round brackets take the place of square ones in a title: the parsers of this convention read on to the first, escaped or not. */
const titleOf = (title: string) =>
  oneLine(title).replaceAll('\\', '\\\\').replaceAll('[', '(').replaceAll(']', ')');

const linkOf = (title: string, address: string, note = '') =>
  `- [${titleOf(title)}](${address})${note && `: ${oneLine(note)}`}`;

function overview(scope: Scope, scopes: readonly Scope[], site: LlmsSite, isShort: boolean): string {
  const {title, texts, origin, baseUrl, languages} = site;
  const groups = [...new Set(scope.pages.map(({lvl0}) => lvl0))];
  const others = scopes.filter(({path}) => path !== scope.path);
  const optional = [
    linkOf(LLMS_FULL_TXT, origin + scope.path + LLMS_FULL_TXT, texts.fullText),
    ...others.map(({label, path}) => linkOf(label ?? title, origin + path + LLMS_TXT)),
    ...languages.map(({label, baseUrl: path}) => linkOf(label, origin + path + LLMS_TXT)),
  ];
  return [
    `# ${[title, scope.label].filter(Boolean).join(', ')}`,
    `> ${oneLine(texts.summary)}`,
    texts.details,
    ...groups.map(group =>
      [
        `## ${oneLine(group)}\n`,
        ...scope.pages
          .filter(({lvl0}) => lvl0 === group)
          .map(page =>
            linkOf(page.title, origin + twinPath(page.url, baseUrl), isShort ? '' : page.description),
          ),
      ].join('\n'),
    ),
    [`## ${OPTIONAL}\n`, ...optional].join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/**
 * Returns all pages of a scope in one text. Where they do not fit, the last ones are only named: half a page would say
 * what is not so.
 */
function fullText(scope: Scope, {title, texts, origin, baseUrl, markdownOf}: LlmsSite): string {
  const head = `# ${[title, scope.label].filter(Boolean).join(', ')}\n\n> ${oneLine(texts.summary)}\n`;
  const links = scope.pages.map(page => linkOf(page.title, origin + twinPath(page.url, baseUrl)));
  const rest = (from: number) => `\n---\n\n${texts.rest}\n\n${links.slice(from).join('\n')}\n`;
  // Room to name every page is kept, so that the list of those left out always fits.
  let size = Buffer.byteLength(head + rest(0));
  let text = head;
  for (const [position, page] of scope.pages.entries()) {
    const part = `\n---\n\n<${origin + twinPath(page.url, baseUrl)}>\n\n${markdownOf(page)}`;
    size += Buffer.byteLength(part);
    if (size > MOST_BYTES) return text + rest(position);
    text += part;
  }
  return text;
}

/**
 * Returns the files that tell programs what a site holds, in the form of https://llmstxt.org: for the main version, with
 * what belongs to none, at the root of the site, for each other version below its own address. Where an overview is
 * too long with descriptions, it goes without.
 */
export function llmsFiles(site: LlmsSite): LlmsFile[] {
  const scopes = scopesOf(site);
  return scopes.flatMap(scope => {
    const whole = overview(scope, scopes, site, false);
    return [
      {
        path: scope.path + LLMS_TXT,
        text: whole.length > MOST_CHARACTERS ? overview(scope, scopes, site, true) : whole,
      },
      {path: scope.path + LLMS_FULL_TXT, text: fullText(scope, site)},
    ];
  });
}
