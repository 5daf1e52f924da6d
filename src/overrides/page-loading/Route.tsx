import {useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext, useHistory, type RouteComponentProps} from 'react-router';

interface Props {
  /** Where the page in view is; the browser's address may be a page ahead. */
  location: RouteComponentProps['location'];
  render: () => ReactNode;
}

/**
 * Shows a page at a location of its own, like the router's `Route`. That one listens to the router above as well, and
 * so renders the page that is about to be left once more when a link is followed; this one waits for the new location.
 */
export function Route({location, render}: Props): ReactNode {
  const history = useHistory();
  const value = useMemo(() => {
    const match = {path: '/', url: '/', params: {}, isExact: location.pathname === '/'};
    return {history, location, match};
  }, [history, location]);
  return <RouterContext value={value}>{render()}</RouterContext>;
}
