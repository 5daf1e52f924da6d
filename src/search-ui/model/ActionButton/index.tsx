import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

export interface ActionButtonProps extends ComponentProps<'button'> {
  /** What the button does, as its name and its tooltip. */
  label: string;
}

/** A button of the dialog's head that shows an icon. */
export default function ActionButton({label, className, ...props}: ActionButtonProps): ReactNode {
  return (
    <button
      {...props}
      type="button"
      className={clsx('DocSearch-Action', className)}
      aria-label={label}
      title={label}
    />
  );
}
