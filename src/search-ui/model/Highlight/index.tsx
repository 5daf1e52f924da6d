import type {ReactNode} from 'react';
import type {HighlightPart} from '../parseHighlight';

/** Text with what matched in `<mark>`. */
export default function Highlight({parts}: {parts: readonly HighlightPart[]}): ReactNode {
  return parts.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
