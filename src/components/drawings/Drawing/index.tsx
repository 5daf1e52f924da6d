import type {ReactNode} from 'react';
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
 * A figure of documentation: a drawing in the colours of the page, its numbered legend as text, and a caption. The drawing
 * itself runs from left to right in every language, as its numbers do.
 */
export default function Drawing({name, caption, size, legend, children}: Props) {
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${size.join(' ')}`} role="img" aria-label={name} direction="ltr">
        {children}
      </svg>
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
