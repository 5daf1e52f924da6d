import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {DocSearchButton} from '@docsearch/react/button';
import type {KeyboardEvent as ReactKeyboardEvent, ReactNode} from 'react';
import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState} from 'react';
import {takeEarlyIntent} from '../earlyIntent';
import {formatKeyShortcuts, queryAfterKey, typedLetter} from '../keys';
import type {OpenRequest} from '../openDialog';
import {hostDialog, openDialog} from '../openDialog';
import {takeDraft} from '../../model/storage/draft';
import '../button.css';
import type * as SearchDialogModule from '../../dialog/SearchDialog';
import {useSearchContext} from '../../model/useSearchContext';
import type {SearchOptions} from '../../model/SearchOptions';
import {useSearchSettings} from '../../model/useSearchSettings';

type DialogModule = typeof SearchDialogModule;

let loaded: DialogModule | null = null;

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
  const [dialog, setDialog] = useState<DialogModule | null>(null);
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
    setDialog(loaded);
  };
  const close = () => setQuery(null);

  const show = useEffectEvent(setDialog);
  const openResultsPage = useEffectEvent((error: unknown) => {
    console.error('The search dialog could not be loaded.', error);
    setQuery(null);
    if (algolia.searchPagePath) window.location.assign(searchPageUrlOf(query ?? ''));
  });
  useEffect(() => {
    if (isLoading) loadDialog().then(show, openResultsPage);
  }, [isLoading]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const next = queryAfterKey(event, isOpen ? null : query, options.keyboardShortcuts);
    if (next === undefined || (isOpen && event.key === '/')) return;
    event.preventDefault();
    if (isOpen) close();
    // What is typed before the dialog is there arrives in its field.
    else if (isLoading) setQuery(next);
    else open({});
  });
  const openFor = useEffectEvent(open);
  const preloadFor = useEffectEvent(preload);
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
    };
  }, []);

  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) {
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
      {isOpen && (
        <dialog.default settings={settings} context={context} initialQuery={query} onClose={close} />
      )}
    </>
  );
}
