import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {type KeyboardEvent, useEffect, useRef, useState} from 'react';

/**
 * A menu under an entry of the navbar. It opens under the mouse, by a press, Enter or the space bar, and closes on a press,
 * a touch or a focus outside, on Escape (which gives the focus back to the entry) and when the mouse leaves.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _onClick,
  ...props
}: Props) {
  const [shown, setShown] = useState(false);
  const dropdown = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!shown) return;
    const leave = ({target}: Event) => {
      if (!(target instanceof Node && dropdown.current?.contains(target))) setShown(false);
    };
    const types = ['mousedown', 'touchstart', 'focusin'];
    types.forEach(type => document.addEventListener(type, leave));
    return () => types.forEach(type => document.removeEventListener(type, leave));
  }, [shown]);

  useEffect(() => {
    if (!shown) return;
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setShown(false);
      if (dropdown.current?.contains(document.activeElement)) dropdown.current.querySelector('a')?.focus();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [shown]);

  const toggle = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setShown(!shown);
  };

  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': shown,
      })}
      onPointerEnter={({pointerType}) => pointerType === 'mouse' && setShown(true)}
      onPointerLeave={({pointerType}) => pointerType === 'mouse' && setShown(false)}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={shown}
        role="button"
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={event => {
          event.preventDefault();
          setShown(!shown);
        }}
        onKeyDown={toggle}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}
