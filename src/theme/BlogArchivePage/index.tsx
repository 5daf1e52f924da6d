import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

/** Returns the posts by their year; both years and posts the newest first. */
function byYear(posts: readonly ArchiveBlogPost[]): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}

/** All posts of the blog, by year. */
export default function BlogArchivePage({archive}: Props) {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({id: 'theme.blog.archive.description', message: 'Archive'});
  const {currentLocale} = useDocusaurusContext().i18n;
  const day = new Intl.DateTimeFormat(currentLocale, {day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={`container ${styles.page}`}>
          <Heading as="h1">{title}</Heading>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className="clean-list">
                {posts.map(({metadata}) => (
                  <li key={metadata.permalink}>
                    <time dateTime={metadata.date}>{day.format(new Date(metadata.date))}</time>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
