import {Marked, type Token, type Tokens} from 'marked';
import {createSearchClient} from '../../clients/search/createSearchClient';
import type {DocSearchHit} from '../../search-ui/model/Hit';
import {describeHit} from '../../search-ui/model/describeHit';
import {groupHits} from '../../search-ui/model/groupHits';
import {type HighlightPart, PLAIN_TAGS} from '../../search-ui/model/parseHighlight';
import {readHit, type ResultHit} from '../../search-ui/model/readHit';
import {searchRequest} from '../../search-ui/model/searchRequest';
import {createTaskService} from '../../worker/createTaskService';
import type {ShardFile} from './createShards';

/** A query that a page shows, and the address below the base URL that it has to lead to: a page, or an anchor of one. */
export interface ExampleQuery {
  query: string;
  target: string;
}

/** What a page shows of search and answers. The hits of the first search are shown, and the answer to the question. */
export interface ExampleQueries {
  searches: [ExampleQuery, ...ExampleQuery[]];
  question: ExampleQuery;
}

/** One row of the dialog's list. */
export interface ExampleHit {
  url: string;
  /** What it is: a page, a heading of it or a passage. */
  kind: 'page' | 'heading' | 'text';
  /** Whether it stands under the row of its page. */
  isChild: boolean;
  title: HighlightPart[];
  path: HighlightPart[][];
  /** Locale of the page where it is not that of the site. */
  language?: string;
}

export interface ExampleSource {
  url: string;
  title: string;
}

/** What the search and the answerer of this build say to the examples. */
export interface Examples {
  queries: string[];
  hits: {query: string; group: string; rows: ExampleHit[]};
  answer: {
    question: string;
    /** The best passage of the answer, or its beginning, as HTML. */
    html: string;
    /** Where it is quoted from, the best source first. */
    sources: ExampleSource[];
  };
}

export interface ExampleContext {
  baseUrl: string;
  language: string;
  indexName: string;
  /** Told of an example that leads elsewhere than it should, and what to do. */
  onMiss: (message: string) => void;
}

/** Rows that a page shows. */
const ROWS = 3;

// As in the dialog on a screen that is wide enough.
const SNIPPET_WORDS = 15;
const HITS = 20;
const HITS_OF_GROUP = 5;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Markdown of answers; what looks like HTML in it is text. */
const markdown = new Marked({renderer: {html: ({text}) => escapeHtml(text)}});

function kindOf({type}: ResultHit): ExampleHit['kind'] {
  if (type === 'content') return 'text';
  return type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading';
}

/** Tells of an example that leads elsewhere: what was expected, what was found and where to change it. */
function expectTarget(
  {query, target}: ExampleQuery,
  found: string | undefined,
  {baseUrl, onMiss}: ExampleContext,
): void {
  const expected = baseUrl + target.slice(1);
  if (found !== undefined && (found === expected || found.startsWith(`${expected}#`))) return;
  onMiss(
    `The example "${query}" should lead to ${expected}, but ${found === undefined ? 'finds nothing' : `leads to ${found}`}. ` +
      'Give it another query or target in src/config/home.ts, or find out what changed in the pages or the search.',
  );
}

/** Returns the links of an answer, in their order. */
function linksIn(tokens: Token[]): ExampleSource[] {
  const links: ExampleSource[] = [];
  void markdown.walkTokens(tokens, token => {
    if (token.type !== 'link') return;
    const {href, text} = token as Tokens.Link;
    links.push({url: href, title: text});
  });
  return links;
}

/** Returns what a page shows of an answer: the first block of its first quotation, or of the answer where it quotes nothing. */
function beginningOf(tokens: Token[]): string {
  const quotation = tokens.find((token): token is Tokens.Blockquote => token.type === 'blockquote');
  const first = (quotation?.tokens ?? tokens).find(({type}) => type !== 'space');
  return first ? markdown.parser([first]).trim() : '';
}

/**
 * Returns what the search and the answerer say to the examples over the shards of this build, so that no page shows
 * what a reader would not find.
 */
export async function findExamples(
  {searches, question}: ExampleQueries,
  shards: readonly ShardFile[],
  context: ExampleContext,
): Promise<Examples> {
  const files = new Map(
    shards.flatMap(
      ({file, text, codeFile, code}) =>
        [
          [file, text],
          [codeFile, code],
        ] as const,
    ),
  );
  const loadShard = async (url: string) => files.get(url) ?? '';
  const manifest = {
    index: context.indexName,
    shards: shards.map(({language, tag, version, file, codeFile}) => ({
      language,
      tag,
      version,
      url: file,
      codeUrl: codeFile,
    })),
  };
  const client = createSearchClient({kind: 'embedded', shards: manifest, loadShard});

  async function hitsOf(query: string): Promise<ResultHit[]> {
    const request = searchRequest(query, {
      indexName: context.indexName,
      snippetWords: SNIPPET_WORDS,
      hitsPerPage: HITS,
      tags: PLAIN_TAGS,
      clickAnalytics: false,
      scopeFilters: [],
      attributes: ['language'],
    });
    const {results} = await client.search<DocSearchHit>({requests: [request]});
    const hits = results.flatMap(result => ('hits' in result ? result.hits : []) as DocSearchHit[]);
    return hits.flatMap(hit => readHit(hit, {escaped: false, resolveUrl: url => url}) ?? []);
  }

  const found = await Promise.all(searches.map(({query}) => hitsOf(query)));
  searches.forEach((search, place) => expectTarget(search, found[place]?.[0]?.url, context));
  const [group] = groupHits(found[0] ?? [], HITS_OF_GROUP, ({hierarchy}) => hierarchy.lvl0);

  // Of the answer only what it quotes is shown: its own words may be in any language.
  const events = await createTaskService(
    manifest,
    loadShard,
  )({
    kind: 'answer',
    question: question.query,
    earlier: [],
    facetFilters: [],
  });
  const answer = events.flatMap(event => (event.type === 'end' ? event.answer : [])).at(-1);
  const urls = answer?.declined ? [] : (answer?.passages ?? []).map(({url}) => url);
  expectTarget(question, urls[0], context);
  const tokens = markdown.lexer(answer?.text ?? '');
  const links = linksIn(tokens);

  return {
    queries: searches.map(({query}) => query),
    hits: {
      query: searches[0].query,
      group: group?.title ?? '',
      rows: (group?.hits ?? []).slice(0, ROWS).map(({hit, parent}) => ({
        url: hit.url,
        kind: kindOf(hit),
        isChild: parent !== null,
        ...describeHit(hit, parent),
        ...(hit.language && hit.language !== context.language && {language: hit.language}),
      })),
    },
    answer: {
      question: question.query,
      html: beginningOf(tokens),
      sources: [...new Set(urls)].flatMap(url => links.find(link => link.url === url) ?? []),
    },
  };
}
