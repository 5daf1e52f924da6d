import preload from '@docusaurus/core/lib/client/preload';
import {translate} from '@docusaurus/Translate';
import {offerRetry, withdrawOffer} from '../../../plugins/recover-loading/client/offerRetry';

/** Milliseconds after which a reader is told that the page they asked for does not come, and that a site does not answer. */
const PATIENCE = 8000;

const reload = () => window.location.reload();

/** Returns whether the site answers for the page in the address, be it that the page is gone. */
function isAnswered(): Promise<boolean> {
  const request = {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE)} as const;
  return fetch(window.location.href, request).then(
    ({status}) => status < 500 && status !== 429,
    () => false,
  );
}

let latest = 0;

/**
 * Loads the code of the page a reader goes to, in place of Docusaurus's helper of the same form. Where it does not come in
 * time, the page in view says so, and the load goes on. Where it fails, Docusaurus would load the address anew: a reader
 * without a connection would lose the page in view for an error of the browser.
 *
 * @returns a promise that is fulfilled when the page can be shown, rejects when loading the address anew helps, and is
 * never settled while nothing would
 */
export default async function preloadPage(pathname: string): Promise<unknown> {
  latest += 1;
  const visit = latest;
  const offer = (message: string, onRetry: () => void) => visit === latest && offerRetry(message, onRetry);
  const overdue = setTimeout(
    () =>
      offer(
        translate({id: 'site.loading.timedOut', message: 'This page takes longer to load than it should.'}),
        reload,
      ),
    PATIENCE,
  );
  withdrawOffer();
  try {
    const loaded = await preload(pathname);
    if (visit === latest) withdrawOffer();
    return loaded;
  } catch (error) {
    if (await isAnswered()) throw error;
    offer(
      translate({
        id: 'site.loading.unreachable',
        message:
          'The page could not be loaded. Check your network connection; until then you can read on here.',
      }),
      () => void isAnswered().then(answered => answered && reload()),
    );
    return new Promise(() => {});
  } finally {
    clearTimeout(overdue);
  }
}
