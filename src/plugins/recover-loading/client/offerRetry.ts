import {translate} from '@docusaurus/Translate';
import './offerRetry.css';

let shown: HTMLElement | undefined;

/** Takes away what `offerRetry` shows, if anything. */
export function withdrawOffer(): void {
  shown?.remove();
  shown = undefined;
}

/** Says at the edge of the page what could not be loaded, with a button to try again, in place of what was said before. */
export function offerRetry(message: string, onRetry: () => void): void {
  withdrawOffer();
  const notice = document.createElement('div');
  notice.className = 'ds-loading-failed';
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent = message;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = translate({id: 'site.loading.retry', message: 'Retry'});
  retry.addEventListener('click', onRetry);
  notice.append(text, retry);
  document.body.append(notice);
  shown = notice;
}
