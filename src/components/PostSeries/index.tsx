import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import ForeignText from '../ForeignText';

interface Props {
  series: {
    name: string;
    /** The posts, the oldest first. */
    posts: {title: string; permalink: string}[];
  };
  /** Address of the post that is read, base URL included. */
  permalink: string;
}

/** The series that a post is part of: which part it is, and the others where the reader unfolds it. */
export default function PostSeries({series: {name, posts}, permalink}: Props): ReactNode {
  const part = posts.findIndex(post => post.permalink === permalink) + 1;
  const title = translate(
    {
      id: 'site.series.part',
      message: 'Part {part} of {count}: {name}',
      description: 'Above a post that is part of a series',
    },
    {part, count: posts.length, name},
  );
  return (
    <details className="post-series">
      <summary>{title}</summary>
      <ol>
        {posts.map(post => (
          <li key={post.permalink} aria-current={post.permalink === permalink || undefined}>
            <ForeignText as="span" permalink={post.permalink}>
              {post.permalink === permalink ? post.title : <Link to={post.permalink}>{post.title}</Link>}
            </ForeignText>
          </li>
        ))}
      </ol>
    </details>
  );
}
