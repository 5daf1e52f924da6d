import type {Props} from '@theme/BlogSidebar/Content';
import BlogSidebarContentOriginal from '@theme-original/BlogSidebar/Content';
import {useLanguageOf} from '../../../components/PageTitle/useLanguageOf';

/** The posts of the blog by year, marked with their language while none of them is translated. */
export default function BlogSidebarContent(props: Props) {
  const languageOf = useLanguageOf();
  const languages = new Set(props.items.map(({permalink}) => languageOf(permalink)));
  const [language] = languages.size === 1 ? languages : [];
  return (
    <div lang={language?.htmlLang} dir={language?.direction}>
      <BlogSidebarContentOriginal {...props} />
    </div>
  );
}
