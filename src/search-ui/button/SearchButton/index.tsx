import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {DocSearchButton} from '@docsearch/react/button';
import type {KeyboardEvent as ReactKeyboardEvent, ReactNode} from 'react';
import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState} from 'react';
import {takeEarlyIntent} from '../earlyIntent';
import {formatKeyShortcuts, queryAfterKey, typedLetter} from '../keys';
import type {OpenRequest} from '../openDialog';
import {handOverDialog, hostDialog, openDialog} from '../openDialog';
import LoadFailure from '../LoadFailure';
import FailureBoundary from '../../model/FailureBoundary';
import {takeDraft} from '../../model/storage/draft';
import '../button.css';
import type * as SearchDialogModule from '../../dialog/SearchDialog';
import {useSearchContext} from '../../model/useSearchContext';
import type {AskedPage} from '../../model/AskScreen';
import type {SearchOptions} from '../../model/SearchOptions';
import {useSearchSettings} from '../../model/useSearchSettings';

type DialogModule = typeof SearchDialogModule;

/** Milliseconds after which a dialog that has not arrived is said to be missing; one that still comes is shown. */
const MISSING_AFTER = 8000;

let loaded: DialogModule | null = null;

/** Returns whether a page of the site can be had: what is missing is then the dialog alone. */
async function isReachable(url: string): Promise<boolean> {
  return fetch(url, {method: 'HEAD', cache: 'no-store'}).then(
    ({ok}) => ok,
    () => false,
  );
}

async function loadDialog(): Promise<DialogModule> {
  loaded ??= await import('../../dialog/SearchDialog');
  return loaded;
}

export interface SearchButtonProps {
  /** The options in code. */
  searchOptions: SearchOptions;
}

/** The search button of the navbar, and the owner of the dialog whoever opens it. */
export default function SearchButton({searchOptions}: SearchButtonProps): ReactNode {
  const settings = useSearchSettings(searchOptions);
  const context = useSearchContext();
  const searchPageUrlOf = useSearchLinkCreator();
  const {provider, algolia, options} = settings;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  /** The query to open with, while the dialog is open or about to be. */
  const [query, setQuery] = useState<string | null>(null);
  const [page, setPage] = useState<AskedPage | null>(null);
  const [dialog, setDialog] = useState<DialogModule | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isOpen = query !== null && dialog !== null;
  const isLoading = query !== null && dialog === null;

  const preload = () => {
    loadDialog().then(
      module => module.warmUp(settings, context),
      () => undefined,
    );
  };

  const open = (request: OpenRequest) => {
    opener.current = request.opener ?? null;
    setQuery(request.query ?? '');
    setPage(request.page ?? null);
    setDialog(loaded);
    setHasFailed(false);
  };
  const close = () => {
    setQuery(null);
    setHasFailed(false);
  };

  const show = useEffectEvent((module: DialogModule) => {
    setDialog(module);
    setHasFailed(false);
  });
  const resultsPage = useEffectEvent(() => (algolia.searchPagePath ? searchPageUrlOf(query ?? '') : null));
  useEffect(() => {
    if (!isLoading || hasFailed) return undefined;
    let isWanted = true;
    const fail = async (error: unknown) => {
      console.error('The search dialog could not be loaded.', error);
      const url = resultsPage();
      const isPageThere = url !== null && (await isReachable(url));
      if (!isWanted) return;
      if (url !== null && isPageThere) window.location.assign(url);
      else setHasFailed(true);
    };
    const overdue = setTimeout(() => setHasFailed(true), MISSING_AFTER);
    loadDialog().then(module => show(module), fail);
    return () => {
      isWanted = false;
      clearTimeout(overdue);
    };
  }, [isLoading, hasFailed]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const next = queryAfterKey(event, isOpen ? null : query, options.keyboardShortcuts);
    if (next === undefined || (isOpen && event.key === '/')) return;
    // Over the page it is a dialog of its own, whose buttons and keys are the browser's.
    if (hasFailed && (event.key === 'Escape' || event.key === ' ')) return;
    event.preventDefault();
    if (isOpen) close();
    // What is typed before the dialog is there arrives in its field.
    else if (isLoading) setQuery(next);
    else open({});
  });
  const openFor = useEffectEvent(open);
  const preloadFor = useEffectEvent(preload);
  /** A page that comes may bring a navbar of its own. */
  const handOver = useEffectEvent(() => {
    if (query !== null) handOverDialog({query: takeDraft() || query});
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    const endHosting = hostDialog({open: request => openFor(request), preload: () => preloadFor()});
    const draft = takeDraft();
    const [visit] = performance.getEntriesByType('navigation');
    const intent = takeEarlyIntent();
    if (draft && visit instanceof PerformanceNavigationTiming && visit.type === 'reload')
      openDialog({query: draft});
    else if (intent?.opener && !intent.query) intent.opener.click();
    else if (intent) openDialog({query: intent.query ?? '', opener: intent.opener});
    return () => {
      window.removeEventListener('keydown', listener);
      endHosting();
      handOver();
    };
  }, []);

  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) {
      takeDraft();
      const target = opener.current?.isConnected ? opener.current : buttonRef.current;
      target?.focus({preventScroll: true});
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  const openWithLetter = (event: ReactKeyboardEvent) => {
    const letter = isLoading ? null : typedLetter(event);
    if (!letter || (letter === '/' && options.keyboardShortcuts['/'])) return;
    event.preventDefault();
    open({query: letter});
  };

  const {buttonText, buttonAriaLabel} = {
    buttonText: translate({id: 'site.search.button', message: 'Go on, give it a search...'}),
    ...algolia.translations?.button,
  };
  return (
    <>
      {provider === 'hosted' && (
        <Head>
          <link rel="preconnect" href={`https://${algolia.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
        </Head>
      )}
      <DocSearchButton
        ref={buttonRef}
        // Its text names it, shortcut included, unless the site's configuration words it otherwise.
        aria-label={buttonAriaLabel}
        aria-haspopup="dialog"
        aria-keyshortcuts={formatKeyShortcuts(options.keyboardShortcuts)}
        translations={{buttonText}}
        keyboardShortcuts={options.keyboardShortcuts}
        onClick={() => open({})}
        onKeyDown={openWithLetter}
        onMouseOver={preload}
        onFocus={preload}
        onTouchStart={preload}
      />
      {isLoading && hasFailed && <LoadFailure onRetry={() => setHasFailed(false)} onClose={close} />}
      {isOpen && (
        <FailureBoundary
          resetKey={query}
          fallback={(retry, error) => <LoadFailure error={error} onRetry={retry} onClose={close} />}
        >
          <dialog.default
            settings={settings}
            context={context}
            initialQuery={query}
            page={page}
            onClose={close}
          />
        </FailureBoundary>
      )}
    </>
  );
}
