import type {ReactNode} from 'react';

interface LineIconProps {
  /** Strokes on a grid of 20. */
  path: string;
  className?: string | undefined;
}

/** A line icon in the color of the text around it, said by that text and not by itself. */
export default function LineIcon({path, className}: LineIconProps): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
