import {resetAnnouncement} from './resetAnnouncement';
import type {AddressFacts} from '../AddressFacts';
import {settleAddress} from './settleAddress';

declare const ADDRESS_FACTS: AddressFacts;
declare const ANNOUNCEMENT_ID: string | null;

/** Does nothing where storage or history refuse. */
function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // The page is shown as it is.
  }
}

attempt(() => settleAddress(ADDRESS_FACTS));
attempt(() => {
  if (ANNOUNCEMENT_ID !== null) resetAnnouncement(localStorage, ANNOUNCEMENT_ID);
});
