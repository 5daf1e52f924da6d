import {translate} from '@docusaurus/Translate';
import {edgeNotice} from '../../html/client/edgeNotice';

let shown: HTMLElement | undefined;

/** Takes away what `offerRetry` shows, if anything. */
export function withdrawOffer(): void {
  shown?.remove();
  shown = undefined;
}

/** Says at the edge of the page what could not be loaded, with a button to try again, in place of what was said before. */
export function offerRetry(message: string, onRetry: () => void): void {
  withdrawOffer();
  shown = edgeNotice('alert', message, [[translate({id: 'site.loading.retry', message: 'Retry'}), onRetry]]);
}
