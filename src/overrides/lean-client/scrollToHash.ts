import type {ClientModule} from '@docusaurus/types';

/**
 * Scrolls to the target of a visit to an anchor of another page. Docusaurus does so once the component around all pages
 * is in place: with React the new page then is too, with Preact it comes right after, in the same task.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {pathname, hash} = location;
  if (!hash || !previousLocation || pathname === previousLocation.pathname) return;
  queueMicrotask(() => document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView());
};
