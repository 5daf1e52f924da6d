import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Content';
import ContentOriginal from '@theme-original/BlogPostItem/Content';
import type {PostSeries as Series} from '../../../plugins/post-series/linkSeries';
import ForeignText from '../../../components/ForeignText';
import PageNotice from '../../../components/PageNotice';
import PostSeries from '../../../components/PostSeries';

/** The text of a post in its language, or its beginning in a list; on its own page below what to know before reading, and the
 * series it is part of. */
export default function BlogPostItemContent(props: Props) {
  const {metadata, isBlogPostPage} = useBlogPost();
  const series = 'series' in metadata ? (metadata.series as Series) : undefined;
  return (
    <>
      {isBlogPostPage && <PageNotice />}
      {isBlogPostPage && series && <PostSeries series={series} permalink={metadata.permalink} />}
      <ForeignText permalink={metadata.permalink}>
        <ContentOriginal {...props} />
      </ForeignText>
    </>
  );
}
