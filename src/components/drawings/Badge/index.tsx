import styles from './styles.module.css';

interface Props {
  /** Centre of the badge in the drawing's coordinates. */
  at: readonly [x: number, y: number];
  /** The line of the legend it points to, counted from 1. */
  number: number;
}

/** A numbered disc inside a drawing: the numeral of the legend's line that explains the spot. */
export default function Badge({at: [x, y], number}: Props) {
  return (
    <g className={styles.badge}>
      <circle cx={x} cy={y} r="12" />
      <text x={x} y={y + 5.5}>
        {number}
      </text>
    </g>
  );
}
