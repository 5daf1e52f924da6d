import type {ReactNode} from 'react';
import LineIcon from '../LineIcon';

/** Strokes of the dialog's icons on a grid of 20. */
const PATHS = {
  search: 'M14.4 14.4 18 18M16 9A7 7 0 1 1 2 9a7 7 0 0 1 14 0Z',
  close: 'm5 5 10 10M15 5 5 15',
  page: 'M5 2.5h6.5L16 7v10.5H5zM11 2.5V7.5h5',
  heading: 'M7.5 3 5.5 17M14.5 3l-2 14M3 7.5h14.5M2.5 12.5H17',
  text: 'M3 5h14M3 10h14M3 15h9',
  recent: 'M10 5.5V10l3 2M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  favorite: 'm10 2.5 2.3 4.9 5.2.7-3.8 3.7.9 5.4L10 14.6l-4.6 2.6.9-5.4L2.5 8.1l5.2-.7z',
  unfold: 'm6.5 8 3.5-3.5 3.5 3.5M6.5 12l3.5 3.5 3.5-3.5',
  enter: 'M16 5v4.5a2 2 0 0 1-2 2H4M7.5 8 4 11.5 7.5 15',
  up: 'M10 16V4M5.5 8.5 10 4l4.5 4.5',
  down: 'M10 4v12M5.5 11.5 10 16l4.5-4.5',
  ask: 'M9 3.5c.5 3.6 1.9 5 5.5 5.5-3.6.5-5 1.9-5.5 5.5-.5-3.6-1.9-5-5.5-5.5 3.6-.5 5-1.9 5.5-5.5ZM15.5 13v4M13.5 15h4',
  offline: 'M2 7.5a12 12 0 0 1 16 0M5 11a7.5 7.5 0 0 1 10 0M8 14a3 3 0 0 1 4 0M3 3l14 14',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon in the colour of the text around it, said by that text and not by itself. */
export default function Icon({name, className}: {name: IconName; className?: string}): ReactNode {
  return <LineIcon path={PATHS[name]} className={className} />;
}
