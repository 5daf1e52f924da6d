import {options, type Options, type VNode} from 'preact';

/** The hook that Preact calls, by its name in the published package, where a page to hydrate lacks an element. */
interface Hooks extends Options {
  __m?: (missing: VNode) => void;
}

// React reports what it repairs while hydrating; Preact repairs it in silence unless it is asked.
const hooks: Hooks = options;
hooks.__m = ({type}) => {
  console.error(
    `The page that was served differs from the one its scripts render, first at <${String(type)}>: expected that element, ` +
      'found none in its place, and rendered this part anew. Look for what differs between build and browser: the date, the window, an extension that changes pages.',
  );
};
