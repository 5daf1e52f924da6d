import type {Props} from '@theme/BlogPostItem/Header/Title';
import TitleOriginal from '@theme-original/BlogPostItem/Header/Title';
import ForeignText from '../../../../components/ForeignText';

/** The title of a post. */
export default function BlogPostItemHeaderTitle(props: Props) {
  return (
    <ForeignText>
      <TitleOriginal {...props} />
    </ForeignText>
  );
}
