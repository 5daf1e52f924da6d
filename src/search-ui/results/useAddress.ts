import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useEffect, useEffectEvent, useState} from 'react';
import {addressSchema, read} from '../model/schemas';

/** Milliseconds of rest before what is typed goes into the address: browsers limit how often it may change. */
const WRITTEN_AFTER = 300;

/** What the address of the results page says. */
export interface Address {
  query: string;
  /** Chosen version and language; undefined for the page's own, empty for all. */
  version?: string;
  language?: string;
  /** Page of the results, counted from 1. */
  page: number;
}

export interface AddressState extends Address {
  /** Changes the query and, once typing rests, the address, without a new entry in the history. */
  type: (query: string) => void;
  /** Makes the query an entry of the history. */
  submit: () => void;
  /** Puts another page in place of one that does not exist, without a new entry in the history. */
  correct: (page: number) => void;
  /** Returns the address with some parts changed, for a link; another query or choice begins at the first page. */
  hrefOf: (changes: Partial<Address>) => string;
}

function searchOf({query, version, language, page}: Address): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (version !== undefined) parameters.set('version', version);
  if (language !== undefined) parameters.set('language', language);
  if (page > 1) parameters.set('page', String(page));
  const search = parameters.toString();
  return search && `?${search}`;
}

function readAddress(search: string): Address {
  const {
    q = '',
    page = 1,
    ...choices
  } = read(addressSchema, Object.fromEntries(new URLSearchParams(search))) ?? {};
  return {query: q, page, ...choices};
}

/** Keeps the query, the choices and the page in the address, so that they survive a reload, a link and the back button. */
export function useAddress(): AddressState {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const written = readAddress(search);
  const [typed, setTyped] = useState<string | null>(null);
  const address = typed === null ? written : {...written, query: typed, page: 1};
  const [submitted, setSubmitted] = useState<string>();

  const write = useEffectEvent(() => {
    history.replace({search: searchOf(address)});
    setTyped(null);
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => write(), WRITTEN_AFTER);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    ...address,
    type: setTyped,
    submit() {
      if (address.query === submitted) return;
      history.push({search: searchOf(address)});
      setSubmitted(address.query);
      setTyped(null);
    },
    correct: page => history.replace({search: searchOf({...address, page})}),
    hrefOf: changes =>
      history.createHref({
        ...history.location,
        hash: '',
        search: searchOf({...address, page: 1, ...changes}),
      }),
  };
}
