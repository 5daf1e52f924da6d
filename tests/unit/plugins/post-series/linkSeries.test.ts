import {expect, test} from 'vitest';
import {linkSeries} from '../../../../src/plugins/post-series/linkSeries';

const postOf = (title: string, day: string, series?: string, unlisted = false) => ({
  metadata: {
    title,
    permalink: `/blog/${title}`,
    date: new Date(day),
    unlisted,
    frontMatter: series === undefined ? {} : {series},
  },
});

test('posts of a series know each other, the oldest first, and no others', async () => {
  const posts = [
    postOf('c', '2026-03-01', 'Releases'),
    postOf('b', '2026-02-01'),
    postOf('a', '2026-01-01', 'Releases'),
  ];
  const linked = await linkSeries({blogPosts: posts});
  const series = {
    name: 'Releases',
    posts: [
      {title: 'a', permalink: '/blog/a'},
      {title: 'c', permalink: '/blog/c'},
    ],
  };
  expect(linked.map(({metadata}) => ('series' in metadata ? metadata.series : null))).toEqual([
    series,
    null,
    series,
  ]);
});

test('a series of one post is none, and unlisted posts are not counted', async () => {
  const posts = [postOf('a', '2026-01-01', 'Notes'), postOf('b', '2026-02-01', 'Notes', true)];
  for (const {metadata} of await linkSeries({blogPosts: posts}))
    expect(metadata).not.toHaveProperty('series');
});
