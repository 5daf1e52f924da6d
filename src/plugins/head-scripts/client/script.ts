import {showFirstChoices} from './firstChoices';
import {resetAnnouncement} from './resetAnnouncement';
import {requireTrust} from './limitMarkup';
import type {AddressFacts} from '../AddressFacts';
import {settleAddress} from './settleAddress';

declare const ADDRESS_FACTS: AddressFacts;
declare const ANNOUNCEMENT_ID: string | null;
declare const CHOICES: Readonly<Record<string, string>>;

declare global {
  interface Window {
    trustedTypes?: Parameters<typeof requireTrust>[0];
  }
}

/** Does nothing where storage or history refuse. */
function attempt(step: () => void): void {
  try {
    step();
  } catch {
    // The page is shown as it is.
  }
}

attempt(() => requireTrust(window.trustedTypes));
attempt(() => settleAddress(ADDRESS_FACTS));
attempt(() => {
  if (ANNOUNCEMENT_ID !== null) resetAnnouncement(localStorage, ANNOUNCEMENT_ID);
});
attempt(() => showFirstChoices(CHOICES));
