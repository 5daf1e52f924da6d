import type {LiteClient} from 'algoliasearch/lite';

/** All the dialog knows of the provider of keyword search: the search of algoliasearch's client. */
export type SearchClient = Pick<LiteClient, 'search'>;
