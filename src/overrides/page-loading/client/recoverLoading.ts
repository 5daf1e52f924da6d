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
  if ('docusaurusRoot' in window) return;
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

/** Docusaurus reads the type of the connection wherever a browser tells of one, but not every browser names the type. */
function nameConnectionType(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection === 'object' && connection && !('effectiveType' in connection))
    Object.defineProperty(connection, 'effectiveType', {value: ''});
}

if (ExecutionEnvironment.canUseDOM) {
  nameConnectionType();
  window.addEventListener('unhandledrejection', recover);
}
