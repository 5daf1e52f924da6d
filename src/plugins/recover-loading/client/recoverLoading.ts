import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {offerRetry} from './offerRetry';

function isLoadingError(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/**
 * Deals with code of a page that does not come, be it that a new version of the site was deployed. Where the page in
 * view cannot start without it, the page is loaded once more; where that was done already, or there is no connection,
 * the reader decides. Code of a linked page that was only asked for ahead is no loss: a visit loads the page whole.
 */
function recover(event: PromiseRejectionEvent): void {
  if (!isLoadingError(event.reason)) return;
  event.preventDefault();
  if (document.documentElement.dataset.hasHydrated === 'true') return;
  console.warn(event.reason);
  if (navigator.onLine && !wasReloaded()) window.location.reload();
  else
    offerRetry(
      translate({
        id: 'site.loading.failed',
        message:
          'A script of this page could not be loaded: you can read on, but search and menus do not work.',
      }),
      () => window.location.reload(),
    );
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('unhandledrejection', recover);
