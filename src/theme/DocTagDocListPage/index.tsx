/** The list of the pages that have a tag. */
export {default} from '@theme-original/DocTagDocListPage';
import '../../css/parts/frame.css';
