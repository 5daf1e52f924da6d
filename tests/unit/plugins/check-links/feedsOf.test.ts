import {expect, test} from 'vitest';
import {feedsOf} from '../../../../src/plugins/check-links/feedsOf';

const blog = (options: object) => ({
  name: 'docusaurus-plugin-content-blog',
  options: {id: 'default', ...options},
});

test('[V-09] the feeds of a blog lie below its path, one a type', () => {
  const options = {routeBasePath: '/news/', feedOptions: {type: ['rss', 'json']}};
  expect([...feedsOf([blog(options)])]).toEqual(['news/rss.xml', 'news/feed.json']);
  expect([...feedsOf([blog({routeBasePath: '/', feedOptions: {type: ['atom']}})])]).toEqual(['atom.xml']);
});

test('[V-09] a blog without feeds, and any other plugin, has none', () => {
  expect([...feedsOf([blog({routeBasePath: 'blog', feedOptions: {type: null}})])]).toEqual([]);
  expect([...feedsOf([{name: 'another', options: {id: 'default'}}])]).toEqual([]);
});

test('[V-09] the sitemap has the name it is given', () => {
  const sitemap = {name: 'docusaurus-plugin-sitemap', options: {id: 'default', filename: 'map.xml'}};
  expect([...feedsOf([sitemap])]).toEqual(['map.xml']);
});
