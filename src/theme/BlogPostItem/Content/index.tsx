import type {Props} from '@theme/BlogPostItem/Content';
import ContentOriginal from '@theme-original/BlogPostItem/Content';
import ForeignText from '../../../components/ForeignText';

/** The text of a post, or its beginning. */
export default function BlogPostItemContent(props: Props) {
  return (
    <ForeignText>
      <ContentOriginal {...props} />
    </ForeignText>
  );
}
