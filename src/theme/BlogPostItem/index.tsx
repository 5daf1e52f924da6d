import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItemOriginal from '@theme-original/BlogPostItem';
import {SourceLanguage} from '../../components/SourceLanguage';
import TranslationNote from '../../components/TranslationNote';

/** A post, on its own page or in a list, which knows in which language its text is. */
export default function BlogPostItem(props: Props) {
  const {metadata, isBlogPostPage} = useBlogPost();
  return (
    <SourceLanguage source={metadata.source}>
      {isBlogPostPage && <TranslationNote />}
      <BlogPostItemOriginal {...props} />
    </SourceLanguage>
  );
}
