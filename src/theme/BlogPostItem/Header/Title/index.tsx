import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Title';
import TitleOriginal from '@theme-original/BlogPostItem/Header/Title';
import ForeignText from '../../../../components/ForeignText';
import PageMenu from '../../../../search-ui/page/PageMenu';

/** The title of a post, in its language; on its own page with what else can be done with it. */
export default function BlogPostItemHeaderTitle(props: Props) {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {permalink, title, unlisted} = metadata;
  return (
    <>
      {isBlogPostPage && !unlisted && <PageMenu key={permalink} permalink={permalink} title={title} />}
      <ForeignText permalink={permalink}>
        <TitleOriginal {...props} />
      </ForeignText>
    </>
  );
}
