import Translate from '@docusaurus/Translate';
import {type ComponentType, type ReactNode, useState} from 'react';
import clsx from 'clsx';
import type {LargeDrawingProps} from '../../LargeDrawing';
import {useComforts} from '../../useComforts';
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
  const {enlargeDrawings} = useComforts();
  const [Large, setLarge] = useState<ComponentType<LargeDrawingProps> | null>(null);
  const enlarge = () => {
    import(/* webpackChunkName: 'comforts' */ '../../LargeDrawing').then(
      ({default: LargeDrawing}) => setLarge(() => LargeDrawing),
      // It is there at its own size, and the next press tries again.
      () => undefined,
    );
  };
  const picture = (
    <svg viewBox={`0 0 ${size.join(' ')}`} role="img" aria-label={name} direction="ltr">
      {children}
    </svg>
  );
  return (
    <figure className={styles.figure}>
      {picture}
      {enlargeDrawings && (
        <button type="button" className={clsx('button', styles.enlarge)} onClick={enlarge}>
          <Translate
            id="site.drawing.enlarge"
            description="Shows a drawing larger than a small screen is wide"
          >
            Enlarge
          </Translate>
        </button>
      )}
      {Large && (
        <Large name={name} onClose={() => setLarge(null)}>
          {picture}
        </Large>
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
