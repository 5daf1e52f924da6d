import type {KeyboardEvent} from 'react';
import {useRef, useState} from 'react';

/**
 * Returns whether what a button of the dialog opens is open, a ref for the button, and a key handler for what holds
 * both: there Escape closes what is open and gives the focus back to the button, and only the next Escape is the dialog's.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const closeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    event.preventDefault();
    setIsOpen(false);
    buttonRef.current?.focus();
  };
  return {isOpen, setIsOpen, buttonRef, closeFirst};
}
