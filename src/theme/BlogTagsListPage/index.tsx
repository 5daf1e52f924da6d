/** The list of all tags of the blog. */
export {default} from '@theme-original/BlogTagsListPage';
import '../../css/parts/tagPages.css';
