/** A series of posts, as each of them knows it. */
export interface PostSeries {
  name: string;
  /** The posts, the oldest first. */
  posts: {title: string; permalink: string}[];
}

/** What is read of a post, in the form of Docusaurus. */
interface Post {
  metadata: {
    title: string;
    permalink: string;
    date: Date;
    unlisted: boolean;
    frontMatter: object;
  };
}

/**
 * Tells each post that names a `series` in its front matter which other posts name it too. Those that nothing lists are
 * left out, and so is a series of one post.
 */
export async function linkSeries<BlogPost extends Post>({
  blogPosts,
}: {
  blogPosts: BlogPost[];
}): Promise<BlogPost[]> {
  const parts = new Map<string, BlogPost[]>();
  for (const post of blogPosts) {
    const {frontMatter, unlisted} = post.metadata;
    const name: unknown = 'series' in frontMatter ? frontMatter.series : undefined;
    if (typeof name === 'string' && !unlisted) parts.set(name, [...(parts.get(name) ?? []), post]);
  }
  for (const [name, posts] of parts) {
    if (posts.length < 2) continue;
    const series: PostSeries = {
      name,
      posts: posts
        .toSorted((a, b) => a.metadata.date.getTime() - b.metadata.date.getTime())
        .map(({metadata: {title, permalink}}) => ({title, permalink})),
    };
    for (const {metadata} of posts) Object.assign(metadata, {series});
  }
  return blogPosts;
}
