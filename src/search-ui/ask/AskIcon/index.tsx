import type {ReactNode} from 'react';
import LineIcon from '../../model/LineIcon';

/** Strokes of the icons of AI mode alone, on a grid of 20. */
const PATHS = {
  back: 'M16 10H4M9 4.5 3.5 10 9 15.5',
  stop: 'M6 6h8v8H6z',
  menu: 'M10 4.2v.1M10 10v.1M10 15.8v.1',
  copy: 'M7.5 7.5h9v9h-9zM12.5 7.5v-4h-9v9h4',
  done: 'm4 10.5 4 4 8-9',
  like: 'M6.5 9v8H3V9zM6.5 9 10 2.8c1.6 0 2.3 1 2 2.4L11.4 8H16a1.6 1.6 0 0 1 1.6 2l-1.3 5.6A1.8 1.8 0 0 1 14.5 17h-8',
  dislike:
    'M13.5 11V3H17v8zM13.5 11 10 17.2c-1.6 0-2.3-1-2-2.4l.6-2.8H4a1.6 1.6 0 0 1-1.6-2l1.3-5.6A1.8 1.8 0 0 1 5.5 3h8',
} as const;

/** Returns such an icon for a place that React does not draw. */
export function iconElement(name: keyof typeof PATHS, className: string): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  const attributes = {class: className, viewBox: '0 0 20 20', fill: 'none', stroke: 'currentColor'};
  for (const [attribute, value] of Object.entries(attributes)) svg.setAttribute(attribute, value);
  svg.ariaHidden = 'true';
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}

interface AskIconProps {
  name: keyof typeof PATHS;
  className?: string;
}

/** A line icon in the colour of the text around it, said by that text and not by itself. */
export default function AskIcon({name, className}: AskIconProps): ReactNode {
  return <LineIcon path={PATHS[name]} className={className} />;
}
