import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocsVersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';

const NOT_FOUND = ['/404.html'];

/** Only the not-found page, which no plugin adds, is built with this class; hydration replaces it: it is read before. */
const isBuiltAsNotFound =
  ExecutionEnvironment.canUseDOM && document.documentElement.classList.contains('plugin-native');

/**
 * The version dropdown, which names the version of the address. One not-found page stands in for every missing
 * address, so until it is hydrated the dropdown has to name what the page was built with.
 */
export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const dropdown = <DocsVersionDropdown {...props} />;
  return !isBrowser && isBuiltAsNotFound ? (
    <MemoryRouter initialEntries={NOT_FOUND}>{dropdown}</MemoryRouter>
  ) : (
    dropdown
  );
}
