import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import type {Props} from '@theme/BlogSidebar/Content';
import BlogSidebarContentOriginal from '@theme-original/BlogSidebar/Content';
import {useCallback} from 'react';
import ForeignText from '../../../components/ForeignText';
import {useLanguageOf} from '../../../components/ForeignText/useLanguageOf';

/** Returns the posts in runs of one language, in their order. */
function runsOf<Language>(
  items: BlogSidebarItem[],
  languageOf: (permalink: string) => Language,
): [BlogSidebarItem, ...BlogSidebarItem[]][] {
  const runs: [BlogSidebarItem, ...BlogSidebarItem[]][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && languageOf(run[0].permalink) === languageOf(item.permalink)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** The posts of the blog by year, each title in its language. */
export default function BlogSidebarContent({ListComponent, ...props}: Props) {
  const languageOf = useLanguageOf();
  const List: Props['ListComponent'] = useCallback(
    ({items}) =>
      runsOf(items, languageOf).map(run => (
        <ForeignText key={run[0].permalink} permalink={run[0].permalink}>
          <ListComponent items={run} />
        </ForeignText>
      )),
    [ListComponent, languageOf],
  );
  return <BlogSidebarContentOriginal {...props} ListComponent={List} />;
}
