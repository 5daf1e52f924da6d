// @vitest-environment jsdom
import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import {cleanup, render, screen} from '@testing-library/react';
import type {ComponentType} from 'react';
import {afterEach, expect, test, vi} from 'vitest';
import BlogSidebarContent from '../../../src/theme/BlogSidebar/Content';

vi.mock('@docusaurus/router', () => ({useLocation: () => ({pathname: '/fr/blog/new'})}));
vi.mock('@docusaurus/useGlobalData', () => ({
  usePluginData: () => ({translated: ['/fr/blog/new', '/fr/blog/newer']}),
}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    i18n: {defaultLocale: 'en', localeConfigs: {en: {htmlLang: 'en', direction: 'ltr'}}},
  }),
}));
vi.mock('@theme-original/BlogSidebar/Content', () => ({
  default: ({items, ListComponent}: {items: BlogSidebarItem[]; ListComponent: ComponentType<ListProps>}) => (
    <ListComponent items={items} />
  ),
}));

interface ListProps {
  items: BlogSidebarItem[];
}

function List({items}: ListProps) {
  return (
    <ul>
      {items.map(({permalink, title}) => (
        <li key={permalink}>{title}</li>
      ))}
    </ul>
  );
}

afterEach(cleanup);

test('[S-07] titles of posts without translation are marked, side by side in one list', () => {
  const items = ['newer', 'new', 'old', 'older'].map(name => ({
    title: name,
    permalink: `/fr/blog/${name}`,
    date: '2022-02-22',
    unlisted: false,
  }));
  render(<BlogSidebarContent items={items} ListComponent={List} yearGroupHeadingClassName="" />);
  const languages = screen
    .getAllByRole('list')
    .map(list => [list.textContent, list.closest('[lang]')?.getAttribute('lang')]);
  expect(languages).toEqual([
    ['newernew', undefined],
    ['oldolder', 'en'],
  ]);
});
