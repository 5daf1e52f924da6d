import type {Props} from '@theme/DocSidebarItem/Link';
import DocSidebarItemLinkOriginal from '@theme-original/DocSidebarItem/Link';
import {useLanguageOf} from '../../../components/ForeignText/useLanguageOf';

/** A page in the sidebar, whose title is marked with its language; the theme hands what it does not know to the link. */
export default function DocSidebarItemLink(props: Props) {
  const language = useLanguageOf()(props.item.href);
  const marks = language && {lang: language.htmlLang, dir: language.direction};
  return <DocSidebarItemLinkOriginal {...props} {...marks} />;
}
