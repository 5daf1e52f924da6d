import type {ReactNode} from 'react';
import SearchButton from '../../search-ui/button/SearchButton';
import {searchOptions} from '../SearchOptions';

/** The search button of the navbar, with this site's options. */
export default function SearchBar(): ReactNode {
  return <SearchButton searchOptions={searchOptions} />;
}
