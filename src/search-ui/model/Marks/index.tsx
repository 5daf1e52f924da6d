import type {ReactNode} from 'react';
import type {Segment} from '../parseMarks';

/** Text with what matched in `<mark>`. */
export default function Marks({segments}: {segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
