import type {EarlyWish} from './noteWish';

/** Returns what was asked of the search before now, null where nothing was, and takes over from what noted it. */
export function takeWish(): EarlyWish | null {
  const wish = window.docSearchWish;
  window.docSearchWish = undefined;
  wish?.end();
  return wish && (wish.opener || wish.query !== null) ? wish : null;
}
