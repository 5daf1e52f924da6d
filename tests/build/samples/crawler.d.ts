/**
 * The Algolia Crawler's editor offers a global `Crawler`; no package publishes its type. These declarations describe
 * the part of a configuration that the documentation speaks about, so that a misspelled option in a sample is an error.
 *
 * Source: https://www.algolia.com/doc/tools/crawler/apis/configuration/ for the crawler, and the pages
 * `record-extractor` and `v4/askai-markdown-indexing` for the helpers.
 */
declare class Crawler {
  constructor(config: CrawlerConfig);
}

/** An absolute address. */
type CrawlerUrl = `http://${string}` | `https://${string}`;

/** A micromatch glob over whole URLs; a leading `!` negates it. */
type CrawlerUrlPattern = CrawlerUrl | `!${CrawlerUrl}` | `**${string}`;

/** One CSS selector, or several of which the first that matches is used. */
type CrawlerSelectors = string | string[];

/** A rung of the heading chain, `0` for `lvl0`. */
type CrawlerLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A record as it is stored in the index. */
type CrawlerRecord = Record<string, unknown>;

interface CrawlerConfig {
  /** Id of the application that owns the indices. */
  appId: string;
  /** The crawler's own key, which may write; never the search key of the front end. */
  apiKey: string;
  /** Put in front of every `indexName` of this configuration. */
  indexPrefix?: string;
  /** How many pages a second are worked on at the same time. */
  rateLimit?: number;
  /** How many path segments deep an address may be. */
  maxDepth?: number;
  /** When to run without being asked, in words, such as `every 1 day at 3:00 am`. Weekly if absent. */
  schedule?: string;
  /** Where a crawl begins. */
  startUrls?: CrawlerUrl[];
  /** Sitemaps whose pages are visited as well. */
  sitemaps?: CrawlerUrl[];
  /** Addresses that are visited for their links only. */
  discoveryPatterns?: CrawlerUrlPattern[];
  /** Addresses that are left out. */
  exclusionPatterns?: CrawlerUrlPattern[];
  /** Index pages although they name another address as canonical; a list limits this to canonical addresses that match. */
  ignoreCanonicalTo?: boolean | CrawlerUrlPattern[];
  /** Load pages in a browser before extraction: all of them, those of a list, or as the object says. */
  renderJavaScript?: boolean | CrawlerUrlPattern[] | CrawlerRendering;
  /** What to extract from which pages, and into which index. */
  actions: CrawlerAction[];
  /** Settings by index name, applied once, when the crawler creates that index. */
  initialIndexSettings?: Record<string, CrawlerIndexSettings>;
}

interface CrawlerRendering {
  enabled: boolean;
  /** Pages that need a browser. */
  patterns: CrawlerUrlPattern[];
  /** Shortest and longest wait for a page, in milliseconds. */
  waitTime?: {min?: number; max?: number};
}

interface CrawlerAction {
  /** Index that receives the records, without `indexPrefix`. */
  indexName: string;
  /** Pages this action is for. */
  pathsToMatch: CrawlerUrlPattern[];
  /** Turns one page into records; an empty list skips the page. */
  recordExtractor: (page: CrawlerPage) => CrawlerRecord[];
}

interface CrawlerPage {
  /** Address of the page. */
  url: URL;
  /** The page's markup, ready to be read and changed. */
  $: import('cheerio').CheerioAPI;
  /** Ready-made extraction logic. */
  helpers: CrawlerHelpers;
  /** Size of the page in bytes. */
  contentLength: number;
  /** Kind of the document, `html` for a page. */
  fileType: string;
  /** Rows of external data joined to this page, by the name of their source. */
  dataSources: Record<string, Record<string, unknown>>;
}

interface CrawlerHelpers {
  /** Records of a documentation page: one a heading, and those of the text below it. */
  docsearch(options: CrawlerDocSearchOptions): CrawlerRecord[];
  /** The matched element as Markdown text, empty where nothing matches. */
  markdown(selector: string): string;
  /** Cuts a long text into records of limited size. */
  splitTextIntoRecords(options: CrawlerSplitOptions): CrawlerRecord[];
}

interface CrawlerDocSearchOptions {
  /** Which elements feed which part of a record. */
  recordProps: CrawlerRecordProps;
  /** One record for all text under a heading, instead of one for each element. Default: `true`. */
  aggregateContent?: boolean;
  /** Shape of the records; `v3` leaves out what only front ends of version 2 read. Default: `v2`. */
  recordVersion?: 'v2' | 'v3';
  /** Which headings get records of their own; `false` leaves text records only. Default: `true`. */
  indexHeadings?: boolean | {from: CrawlerLevel; to: CrawlerLevel};
}

interface CrawlerRecordProps {
  /** Title of the group a result is listed under. */
  lvl0: {selectors: CrawlerSelectors; defaultValue?: string};
  /** Title of the page, as a rule. */
  lvl1: CrawlerSelectors;
  lvl2?: CrawlerSelectors;
  lvl3?: CrawlerSelectors;
  lvl4?: CrawlerSelectors;
  lvl5?: CrawlerSelectors;
  lvl6?: CrawlerSelectors;
  /** Paragraphs and list items. */
  content: CrawlerSelectors;
  /** Boost of all records of the page: a number, given as a string. Default: `'0'`. */
  pageRank?: `${number}`;
  /** Any other name is a custom variable, so names that look like an option but are none are ruled out one by one. */
  lvl7?: never;
  pagerank?: never;
  page_rank?: never;
  text?: never;
  [customVariable: string]: CrawlerSelectors | CrawlerCustomVariable | undefined;
}

type CrawlerCustomVariable =
  {defaultValue: string | string[]} | {selectors: CrawlerSelectors; defaultValue?: string | string[]};

interface CrawlerSplitOptions {
  /** What is cut. */
  text: string;
  /** Attributes every piece carries; `objectID` is the stem of the pieces' ids. */
  baseRecord: CrawlerRecord;
  /** Upper size of a piece in bytes. */
  maxRecordBytes?: number;
  /** Attribute that numbers the pieces. */
  orderingAttributeName?: string;
}

type CrawlerOrder = `asc(${string})` | `desc(${string})`;

/** The index settings that the configurations of the documentation set, named as in Algolia's settings API. */
interface CrawlerIndexSettings {
  /** Attributes that filters may use. */
  attributesForFaceting?: string[];
  /** Attributes a hit carries. */
  attributesToRetrieve?: string[];
  /** Attributes in which matched words are marked. */
  attributesToHighlight?: string[];
  /** Attributes that are shortened around the match, each with its number of words. */
  attributesToSnippet?: `${string}:${number}`[];
  /** Attributes in which `camelCase` counts as two words. */
  camelCaseAttributes?: string[];
  /** Attributes that are searched, the important ones first. */
  searchableAttributes?: string[];
  /** Keep the best hit, or the best few, of each value of `attributeForDistinct`. */
  distinct?: boolean | number;
  attributeForDistinct?: string;
  /** Tie-breakers of the site's own. */
  customRanking?: CrawlerOrder[];
  /** Criteria in their order. */
  ranking?: (
    'attribute' | 'custom' | 'exact' | 'filters' | 'geo' | 'proximity' | 'typo' | 'words' | CrawlerOrder
  )[];
  /** Markup before a matched word, unless the query asks for another. */
  highlightPreTag?: string;
  /** Markup behind a matched word, unless the query asks for another. */
  highlightPostTag?: string;
  /** Letters a word needs before one typo is forgiven. */
  minWordSizefor1Typo?: number;
  /** Letters a word needs before two typos are forgiven. */
  minWordSizefor2Typos?: number;
  allowTyposOnNumericTokens?: boolean;
  typoTolerance?: boolean | 'min' | 'strict';
  /** From which distance on words count as far apart, 1 to 7. */
  minProximity?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** Singular and plural count as the same word; a list limits this to its languages. */
  ignorePlurals?: boolean | string[];
  /** Words such as "the" are dropped from the query; a list limits this to its languages. */
  removeStopWords?: boolean | string[];
  /** Quotation marks and minus signs in a query have a meaning. */
  advancedSyntax?: boolean;
  /** The attribute in which the words stand closest decides, not the first that matches. */
  attributeCriteriaComputedByMinProximity?: boolean;
  /** Which words are given up where nothing matches all of them. */
  removeWordsIfNoResults?: 'none' | 'lastWords' | 'firstWords' | 'allOptional';
  /** Characters that are searched instead of separating words. */
  separatorsToIndex?: string;
}
