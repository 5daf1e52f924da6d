import type {ReactNode} from 'react';
import type {LiveDialogProps} from '../../components/LiveDialog';
import LivePlayground from '../../search-ui/live/LivePlayground';
import {searchOptions} from '../SearchOptions';

/** The live dialog of a page, with this site's options where the reader chooses none. */
export default function ThemedPlayground({query}: LiveDialogProps): ReactNode {
  return <LivePlayground query={query} searchOptions={searchOptions} />;
}
