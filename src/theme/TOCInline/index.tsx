/** The list of a page's headings, within its text. */
export {default} from '@theme-original/TOCInline';
import '../../css/parts/inlineContents.css';
