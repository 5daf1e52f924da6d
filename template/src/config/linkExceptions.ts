import type {LinkException} from '../cli/links/checkOutwardLinks';

/** Addresses on other hosts that `npm run check:links` does not ask for, each with the reason. */
export const linkExceptions: readonly LinkException[] = [
  {pattern: /^https?:\/\/(localhost|127\.0\.0\.1)\b/, reason: 'is the reader’s own machine'},
];
