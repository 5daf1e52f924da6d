import type {FoundSection} from './AnswerEvent';
import type {VersionNames} from './NamedVersion';

/** A paragraph, a list item, a table row, the names of a table's columns, a code block or the heading of a subsection. */
export interface QuotedBlock {
  kind: 'text' | 'item' | 'header' | 'row' | 'code' | 'heading';
  text: string;
  /** The number of an item in a numbered list. */
  step?: number;
}

/** Part of a section that may answer a question. */
export interface RetrievedPassage {
  section: FoundSection;
  blocks: readonly QuotedBlock[];
  /** How likely it is to answer the question beside the best passage, which has 1. */
  score: number;
}

/** What was found for a question. */
export interface Retrieval {
  /** Best first, none of them twice. */
  passages: readonly RetrievedPassage[];
  /** How sure it is that the best passages answer the question, from 0 to 1. */
  confidence: number;
  /** Whether the best passage gives the kind of answer that is asked for, a number or a price for one. */
  givesKind: boolean;
  /** The sections that come closest, best first: the hits of the search. */
  sections: readonly FoundSection[];
}

export interface RetrieveRequest {
  query: string;
  /** Name of a docs version to look in; unless given, the one the reader is in. */
  version?: string | undefined;
}

/** Where the answerer gets its passages from. */
export interface Retriever {
  /** What questions may call the docs versions. */
  names: VersionNames;
  /** Whether passages come from one page alone; sections come from all. */
  isOfOnePage: boolean;
  /** Returns the words of a text that name something, as they are written. */
  contentWords(text: string): string[];
  /** Returns whether a text is written in a language rather than in that of the pages. */
  isInLanguage(text: string, language: string): boolean;
  retrieve(request: RetrieveRequest): Promise<Retrieval>;
}
