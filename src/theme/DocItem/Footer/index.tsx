import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemFooterOriginal from '@theme-original/DocItem/Footer';
import ReadingPath from '../../../components/ReadingPath';
import PageFeedback from '../../../search-ui/page/PageFeedback';

/** What ends a page: the way it is part of, its tags, its file and the day of its last change, and whether it helped. */
export default function DocItemFooter() {
  const {permalink} = useDoc().metadata;
  return (
    <>
      <ReadingPath />
      <DocItemFooterOriginal />
      <PageFeedback key={permalink} permalink={permalink} />
    </>
  );
}
