import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooterOriginal from '@theme-original/DocItem/Footer';
import PageFeedback from '../../../search-ui/page/PageFeedback';

/** What ends a page: its tags, its file and the day of its last change, and whether it helped. */
export default function DocItemFooter() {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <DocItemFooterOriginal />
      <PageFeedback key={permalink} permalink={permalink} />
    </>
  );
}
