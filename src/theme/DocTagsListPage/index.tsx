/** The list of all tags of the documentation. */
export {default} from '@theme-original/DocTagsListPage';
import '../../css/parts/frame.css';
import '../../css/parts/tagPages.css';
