import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Content';
import ContentOriginal from '@theme-original/BlogPostItem/Content';
import ForeignText from '../../../components/ForeignText';
import PageNotice from '../../../components/PageNotice';

/** The text of a post in its language, or its beginning in a list; on its own page below what to know before reading. */
export default function BlogPostItemContent(props: Props) {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <>
      {isBlogPostPage && <PageNotice />}
      <ForeignText permalink={metadata.permalink}>
        <ContentOriginal {...props} />
      </ForeignText>
    </>
  );
}
