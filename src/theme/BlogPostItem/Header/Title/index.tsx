import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Title';
import TitleOriginal from '@theme-original/BlogPostItem/Header/Title';
import ForeignText from '../../../../components/ForeignText';

/** The title of a post, in its language. */
export default function BlogPostItemHeaderTitle(props: Props) {
  return (
    <ForeignText permalink={useBlogPost().metadata.permalink}>
      <TitleOriginal {...props} />
    </ForeignText>
  );
}
