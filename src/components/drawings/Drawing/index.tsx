import Translate from '@docusaurus/Translate';
import {type ReactNode, useCallback, useState} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** What the drawing shows, for those who cannot see it: the name of the picture. */
  name: string;
  caption: string;
  /** Width and height of the drawing's own coordinates; 480 wide, so that its lettering stays readable on a phone. */
  size: readonly [width: number, height: number];
  /** One line of text for each numbered badge, in order. */
  legend: readonly {term: string; text: string}[];
  children: ReactNode;
}

/**
 * A figure of documentation: a drawing in the colours of the page, its numbered legend as text, and a caption; on a small
 * screen it can be enlarged. The drawing itself runs from left to right in every language, as its numbers do.
 */
export default function Drawing({name, caption, size, legend, children}: Props) {
  const [isLarge, setIsLarge] = useState(false);
  const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);
  const picture = (
    <svg viewBox={`0 0 ${size.join(' ')}`} role="img" aria-label={name} direction="ltr">
      {children}
    </svg>
  );
  return (
    <figure className={styles.figure}>
      {picture}
      <button type="button" className={clsx('button', styles.enlarge)} onClick={() => setIsLarge(true)}>
        <Translate id="site.drawing.enlarge" description="Shows a drawing larger than a small screen is wide">
          Enlarge
        </Translate>
      </button>
      {isLarge && (
        <dialog ref={open} aria-label={name} className={styles.large} onClose={() => setIsLarge(false)}>
          <form method="dialog">
            <button type="submit" className="button">
              <Translate id="site.drawing.close">Close</Translate>
            </button>
          </form>
          {picture}
        </dialog>
      )}
      <ol className={styles.legend}>
        {legend.map(({term, text}) => (
          <li key={term}>
            <b>{term}</b> {text}
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
