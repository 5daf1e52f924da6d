import type {LiteClient} from 'algoliasearch/lite';
import type {ShardManifest} from '../../worker/ShardManifest';
import type {AnswerTexts} from '../../answers/AnswerTexts';
import type {AskClient} from './AskClient';

/** The site answers by itself, by quoting its pages: no account, no server. */
export interface EmbeddedAskProvider {
  kind: 'embedded';
  shards: ShardManifest;
  /** Returns the text of a shard where it is not fetched, in Node for one. No worker is used then. */
  loadShard?: (url: string) => Promise<string>;
  /** The answerer's own words; English unless given. */
  texts?: AnswerTexts;
  suggestedQuestions?: AskClient['suggestedQuestions'];
}

/** An assistant of hosted Ask AI, or an agent of Agent Studio. */
export interface HostedAskProvider {
  kind: 'hosted';
  /** Id of the assistant, or of the agent. */
  assistantId: string;
  /** Whether the id is that of an agent. */
  agentStudio?: boolean;
  appId: string;
  apiKey: string;
  /** The index the assistant reads. */
  indexName: string;
  /** Address of the service where it is another one than Algolia's, without a slash at the end. */
  baseUrl?: string;
  /** Searches for suggested questions: the client of keyword search. */
  searchClient: Pick<LiteClient, 'search'>;
}

/** A server of one's own that speaks the protocol of Ask AI. */
export interface EndpointAskProvider {
  kind: 'endpoint';
  /** Its address; `/token` and `/feedback` lie under it. */
  url: string;
  assistantId: string;
  appId?: string;
  apiKey?: string;
  indexName?: string;
  suggestedQuestions?: AskClient['suggestedQuestions'];
}

export type AskProvider = EmbeddedAskProvider | HostedAskProvider | EndpointAskProvider;
