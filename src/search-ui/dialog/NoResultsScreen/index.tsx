import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Icon from '../../model/Icon';
import type {Scope} from '../../model/Scope';
import type {DialogTranslations} from '../../model/dialogTranslations';
import {fillText} from '../../model/fillText';
import type {NearMissesOptions} from '../../model/findNearMisses';
import {useNearMisses} from '../../model/useNearMisses';

export interface NoResultsScreenProps {
  query: string;
  nearMisses: NearMissesOptions;
  /** The option that asks the query instead, where questions are answered. */
  askEntry?: ReactNode;
  /** Address to report that the query should have found something. */
  reportUrl?: string;
  texts: DialogTranslations['noResultsScreen'];
  onQuery: (query: string) => void;
  onScope: (scope: Scope) => void;
}

/** Says that nothing was found, why that may be, and what to try instead. */
export default function NoResultsScreen(props: NoResultsScreenProps): ReactNode {
  const {query, nearMisses: options, askEntry, reportUrl, texts} = props;
  const {selectMessage} = usePluralForm();
  const {others, suggestions} = useNearMisses(query, options);
  const searched = options.axes
    .filter(({choices}) => choices.length > 1)
    .flatMap(
      ({attribute, choices}) => choices.find(({value}) => value === options.scope[attribute])?.label ?? [],
    )
    .join(', ');
  return (
    <>
      {askEntry}
      <div className={clsx('DocSearch-NoResults', askEntry && 'DocSearch-NoResults--withAskAi')}>
        <Icon className="DocSearch-Screen-Icon" name="search" />
        <p className="DocSearch-Title">
          {texts.noResultsText} <strong>{fillText(texts.quotedText, {query})}</strong>
        </p>
        {others.length > 0 && (
          <div className="DocSearch-NoResults-Wider">
            <p className="DocSearch-Help DocSearch-NoResults-Help">
              {fillText(texts.narrowedText, {scope: searched})}
            </p>
            {others.map(({label, scope, count}) => (
              <button
                type="button"
                className="DocSearch-Retry"
                key={label}
                onClick={() => props.onScope(scope)}
              >
                {fillText(selectMessage(count, texts.widenText), {choice: label, count})}
              </button>
            ))}
          </div>
        )}
        {suggestions.length > 0 && (
          <div className="DocSearch-NoResults-Prefill-List">
            <p className="DocSearch-Help DocSearch-NoResults-Help" id="docsearch-prefill-title">
              {texts.suggestedQueryText}
            </p>
            <ul className="DocSearch-NoResults-Prefill-List-Items" aria-labelledby="docsearch-prefill-title">
              {suggestions.map(suggestion => (
                <li key={suggestion.query}>
                  <button
                    type="button"
                    className="DocSearch-Prefill"
                    lang={suggestion.language}
                    onClick={() => props.onQuery(suggestion.query)}
                  >
                    <Icon name="search" />
                    {suggestion.query}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {reportUrl && (
          <p className="DocSearch-Help DocSearch-NoResults-Help">
            {texts.reportMissingResultsText}{' '}
            <a className="DocSearch-Link" href={reportUrl} target="_blank" rel="noopener noreferrer">
              {texts.reportMissingResultsLinkText}
            </a>
          </p>
        )}
      </div>
    </>
  );
}
