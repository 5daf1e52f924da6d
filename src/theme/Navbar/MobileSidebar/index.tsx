import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useEffect} from 'react';
import {useNavbarMobileSidebar} from '../../../overrides/theme-hooks/themeHooks';

/** The menu of small screens: while it is shown, the keyboard stays in it, and Escape closes it. */
export default function NavbarMobileSidebar() {
  const {shown, toggle} = useNavbarMobileSidebar();

  useEffect(() => {
    if (!shown) return;
    const toggler = document.querySelector<HTMLElement>('.navbar__toggle');
    const outside = [...document.querySelectorAll('.navbar__inner, #__docusaurus > :not(nav)')];
    outside.forEach(element => element.setAttribute('inert', ''));
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      outside.forEach(element => element.removeAttribute('inert'));
      // A link of the menu leads to another page, whose own start gets the focus then.
      if (document.activeElement === document.body || document.activeElement?.closest('.navbar-sidebar'))
        toggler?.focus();
    };
  }, [shown, toggle]);

  return <MobileSidebar />;
}
