import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import ActionButton from '../ActionButton';
import Icon from '../Icon';
import {LONGEST_TEXT} from '../../../protocols/cutText';

export interface FieldBarProps {
  className?: string;
  /** What stands before the field. */
  before?: ReactNode;
  icon: ReactNode;
  /** Names the field. */
  label: string;
  input: ComponentProps<'input'> & {id: string};
  /** What stands between the field and the button that closes. */
  actions: ReactNode;
  closeText: string;
  onReset?: () => void;
  onClose: () => void;
}

/** The head of the dialog: a field with what belongs to it, and what closes the dialog. */
export default function FieldBar(props: FieldBarProps): ReactNode {
  const {className, before, icon, label, input, actions, closeText} = props;
  return (
    <header className="DocSearch-SearchBar">
      <form
        className={clsx('DocSearch-Form', className)}
        onSubmit={event => event.preventDefault()}
        onReset={event => {
          event.preventDefault();
          props.onReset?.();
        }}
      >
        {before}
        <label className="DocSearch-MagnifierLabel" htmlFor={input.id}>
          {icon}
          <span className="DocSearch-VisuallyHiddenForAccessibility">{label}</span>
        </label>
        <input {...input} className="DocSearch-Input" autoComplete="off" maxLength={LONGEST_TEXT} />
        <div className="DocSearch-Actions">
          {actions}
          <ActionButton className="DocSearch-Close" label={closeText} onClick={props.onClose}>
            <Icon name="close" />
          </ActionButton>
        </div>
      </form>
    </header>
  );
}
