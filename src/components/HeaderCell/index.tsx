import type {ComponentProps} from 'react';

/** The head of a column; the empty corner above a column of row names is no head of anything. */
export default function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td />;
}
