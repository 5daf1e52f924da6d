import type {Props} from '@theme/DocSidebarItem/Link';
import DocSidebarItemLinkOriginal from '@theme-original/DocSidebarItem/Link';
import PageTitle from '../../../components/PageTitle';

/** A page in the sidebar, whose title is marked with its language. */
export default function DocSidebarItemLink({item, ...props}: Props) {
  const label = <PageTitle permalink={item.href}>{item.label}</PageTitle>;
  // The theme shows a label and does nothing else with it.
  return <DocSidebarItemLinkOriginal {...props} item={Object.assign({}, item, {label})} />;
}
