import {version} from '@docsearch/react/version';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {CSSProperties, ReactNode} from 'react';
import {useMemo, useState} from 'react';
import {createPortal} from 'react-dom';
import Dialog from './Dialog';
import type {AskedPage} from '../model/AskScreen';
import {dialogTranslations} from '../model/dialogTranslations';
import {mergeTranslations} from '../model/mergeTranslations';
import {indicesOf} from '../model/indicesOf';
import {reloadIfReplaced} from '../model/reloadIfReplaced';
import {askOf} from './askOf';
import {loadQuestions} from '../model/loadQuestions';
import {insightsOf} from '../model/insightsOf';
import {searchAxes} from '../model/searchAxes';
import {searchClient, warmUpSearch} from '../model/pageSearchClient';
import {useResultLinks} from '../model/useResultLinks';
import type {SearchContext} from '../model/useSearchContext';
import type {SearchSettings} from '../model/useSearchSettings';

/** Starts what the first search of a page needs. */
export function warmUp(settings: SearchSettings, context: SearchContext): void {
  warmUpSearch(settings, searchAxes(context, settings));
  loadQuestions(window.location.pathname).catch(() => undefined);
}

export interface SearchDialogProps {
  settings: SearchSettings;
  context: SearchContext;
  initialQuery: string;
  /** The page to ask about, for a dialog that opens in AI mode. */
  page: AskedPage | null;
  /** Given for a dialog that is a part of the page, not over it: the CSS variables it has of its own. */
  inlineStyle?: CSSProperties;
  onClose: () => void;
}

/** The dialog of this site, loaded on the first sign that a reader wants it. */
export default function SearchDialog({
  settings,
  context,
  initialQuery,
  page,
  inlineStyle,
  onClose,
}: SearchDialogProps): ReactNode {
  const {provider, algolia} = settings;
  const {withBaseUrl} = useBaseUrlUtils();
  const options = useMemo(
    () => ({
      ...settings.options,
      startPages: settings.options.startPages?.map(({title, url}) => ({title, url: withBaseUrl(url)})),
      insightsClient: insightsOf(settings),
    }),
    [settings, withBaseUrl],
  );
  const [indices] = useState(() => indicesOf({...algolia, indices: options.indices}));
  const searchPageUrlOf = useSearchLinkCreator();
  const {resolveUrl, navigate} = useResultLinks(settings);
  const [axes] = useState(() => searchAxes(context, settings));
  const ask = useMemo(() => askOf(settings, String(version)), [settings]);
  const texts = useMemo(() => {
    const merged = mergeTranslations(dialogTranslations, algolia.translations?.modal);
    const {placeholder = merged.searchBox.placeholderText} = algolia;
    return {...merged, searchBox: {...merged.searchBox, placeholderText: placeholder}};
  }, [algolia]);
  const dialog = (
    <Dialog
      client={searchClient(settings)}
      indices={indices}
      isHosted={provider === 'hosted'}
      axes={axes}
      options={options}
      texts={texts}
      initialQuery={initialQuery}
      page={page}
      resolveUrl={resolveUrl}
      allResultsUrlOf={query => (algolia.searchPagePath ? searchPageUrlOf(query) : null)}
      navigate={navigate}
      onActiveUrl={url => void window.docusaurus.prefetch(url.replace(/[?#].*/s, ''))}
      onRetry={() => void reloadIfReplaced()}
      onClose={onClose}
      ask={ask}
      inlineStyle={inlineStyle}
    />
  );
  return inlineStyle ? dialog : createPortal(dialog, document.body);
}
