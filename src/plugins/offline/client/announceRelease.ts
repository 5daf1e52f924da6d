import {translate} from '@docusaurus/Translate';
import {edgeNotice} from '../../html/client/edgeNotice';

let shown: HTMLElement | undefined;

/**
 * Says at the edge of the page, once, that a newer release is there. The reader decides when to load it.
 *
 * @param onShow - loads it
 */
export function announceRelease(onShow: () => void): void {
  shown ??= edgeNotice(
    'status',
    translate({id: 'site.offline.release', message: 'A newer version of these pages is ready.'}),
    [
      [translate({id: 'site.offline.reload', message: 'Show it'}), onShow],
      [translate({id: 'site.offline.later', message: 'Later'}), () => shown?.remove()],
    ],
  );
}
