import type {Props} from '@theme/BlogPostPage';
import BlogPostPageOriginal from '@theme-original/BlogPostPage';
import {SourceLanguage} from '../../components/SourceLanguage';

/** The page of a post, which knows in which language its text is. */
export default function BlogPostPage(props: Props) {
  return (
    <SourceLanguage source={props.content.metadata.source}>
      <BlogPostPageOriginal {...props} />
    </SourceLanguage>
  );
}
