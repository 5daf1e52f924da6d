import type {Props} from '@theme/DocSidebarItem/Link';
import DocSidebarItemLinkOriginal from '@theme-original/DocSidebarItem/Link';
import {useLanguageOf} from '../../../components/PageTitle/useLanguageOf';

/** A page in the sidebar, whose title knows its language. */
export default function DocSidebarItemLink(props: Props) {
  // What the theme's component does not know it hands on to the link.
  const attributes = {lang: useLanguageOf()(props.item.href)?.htmlLang};
  return <DocSidebarItemLinkOriginal {...props} {...attributes} />;
}
