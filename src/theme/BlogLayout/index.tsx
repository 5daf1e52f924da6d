/** The frame of every page of the blog, which brings the style sheet that only the blog needs. */
export {default} from '@theme-original/BlogLayout';
import '../../css/parts/frame.css';
import './blog.css';
