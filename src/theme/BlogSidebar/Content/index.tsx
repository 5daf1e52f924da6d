import type {Props} from '@theme/BlogSidebar/Content';
import BlogSidebarContentOriginal from '@theme-original/BlogSidebar/Content';
import PageTitle from '../../../components/PageTitle';

/** The posts of the blog by year, each title marked with its language. */
export default function BlogSidebarContent({items, ...props}: Props) {
  return (
    <BlogSidebarContentOriginal
      {...props}
      // The theme shows a title and does nothing else with it.
      items={items.map(item =>
        Object.assign({}, item, {title: <PageTitle permalink={item.permalink}>{item.title}</PageTitle>}),
      )}
    />
  );
}
