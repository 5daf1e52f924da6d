import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useLayoutEffect, useRef} from 'react';

export interface LoadFailureProps {
  /** What the dialog failed with where it was there and could not be shown; nothing where it did not come. */
  error?: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Whether code did not come: the network, or a release that is no longer there. */
const isMissingCode = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/** Says over the page that the search could not be loaded, and tries again; what was typed is kept by its owner. */
export default function LoadFailure({error, onRetry, onClose}: LoadFailureProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="DocSearch-LoadFailure"
      aria-labelledby="docsearch-failure"
      onClose={onClose}
    >
      <p id="docsearch-failure">
        <strong>
          {translate({id: 'site.search.unavailable', message: 'The search could not be loaded'})}
        </strong>
      </p>
      <p>
        {error === undefined || isMissingCode(error)
          ? translate({
              id: 'theme.SearchModal.errorScreen.helpText',
              message: 'You might want to check your network connection.',
            })
          : translate({
              id: 'site.search.siteFault',
              message:
                'The fault is in this site, not in your network connection. Reload the page, or tell the people who run the site.',
            })}
      </p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        {translate({id: 'site.search.retry', message: 'Try again'})}
      </button>{' '}
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => dialog.current?.close()}
      >
        {translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'})}
      </button>
    </dialog>
  );
}
