import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import type {ReactNode} from 'react';
import TwinLinks from '../../search-ui/page/TwinLinks';

/** A page of Markdown that is neither documentation nor blog: it says where its Markdown is. */
export default function MDXPageWithTwin(props: Props): ReactNode {
  const {permalink, unlisted} = props.content.metadata;
  return (
    <>
      {!unlisted && <TwinLinks permalink={permalink} />}
      <MDXPage {...props} />
    </>
  );
}
