import Translate from '@docusaurus/Translate';
import {type ReactNode, useCallback} from 'react';
import styles from './styles.module.css';

export interface LargeDrawingProps {
  /** What the drawing shows, for those who cannot see it. */
  name: string;
  onClose: () => void;
  /** The drawing. */
  children: ReactNode;
}

/** A drawing over the whole window, wider than a small screen: it scrolls both ways. */
export default function LargeDrawing({name, onClose, children}: LargeDrawingProps): ReactNode {
  const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);
  return (
    <dialog ref={open} aria-label={name} className={styles.large} onClose={onClose}>
      <form method="dialog">
        <button type="submit" className="button">
          <Translate id="site.drawing.close">Close</Translate>
        </button>
      </form>
      {children}
    </dialog>
  );
}
