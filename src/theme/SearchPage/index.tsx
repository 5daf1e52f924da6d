import type {ReactNode} from 'react';
import ResultsPage from '../../search-ui/results/ResultsPage';
import {searchOptions} from '../SearchOptions';

/** The page of all results, with this site's options. */
export default function SearchPage(): ReactNode {
  return <ResultsPage searchOptions={searchOptions} />;
}
