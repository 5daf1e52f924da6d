/** A tag, in the line below a page or post and in the list of all. */
export {default} from '@theme-original/Tag';
import './tag.css';
