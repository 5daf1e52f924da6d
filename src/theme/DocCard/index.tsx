/** A card that leads to a page or to the first page of a category. */
export {default} from '@theme-original/DocCard';
import '../../css/parts/cards.css';
