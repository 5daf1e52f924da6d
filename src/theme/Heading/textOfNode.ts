import {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';

/** The text of a piece of React, as a reader sees it: that of code, emphasis and links inside included. */
export function textOfNode(node: ReactNode): string {
  return Children.toArray(node)
    .map(child => {
      if (isValidElement<PropsWithChildren>(child)) return textOfNode(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? child : '';
    })
    .join('');
}
