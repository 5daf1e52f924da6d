import type {MouseEvent, ReactNode, RefObject} from 'react';
import {useEffect, useState} from 'react';
import type {SuggestedQuestion} from '../../../clients/ask/AskClient';
import ConversationList from '../../model/ConversationList';
import FailureBoundary from '../../model/FailureBoundary';
import type {Scope} from '../../model/Scope';
import type {SavedSearchesState} from '../../model/useSavedSearches';
import AskEntry from '../AskEntry';
import type {DialogProps} from '../DialogProps';
import ErrorScreen from '../ErrorScreen';
import NoResultsScreen from '../NoResultsScreen';
import ResultsScreen, {LIST_ID, type Item} from '../ResultsScreen';
import StartScreen from '../StartScreen';
import type {AskState} from '../hooks/useAsk';
import type {useFollow} from '../hooks/useFollow';
import type {KeywordSearch} from '../hooks/useKeywordSearch';
import {loadQuestions} from '../../model/loadQuestions';

export type ScreenName = 'start' | 'loading' | 'error' | 'results' | 'none';

/** Returns the screen that a state of the dialog is shown on. */
export function screenOf(
  asked: string,
  {status, results, groups}: KeywordSearch,
  asking: AskState,
): ScreenName {
  if (asking.hasFailed) return 'error';
  if (!asked) return 'start';
  if (status === 'error') return 'error';
  if (!results) return 'loading';
  return groups.length > 0 ? 'results' : 'none';
}

export interface ScreenProps {
  name: ScreenName;
  dialog: DialogProps;
  asked: string;
  search: KeywordSearch;
  active: number;
  activeItem: Item | undefined;
  asking: AskState;
  saved: SavedSearchesState;
  following: ReturnType<typeof useFollow>;
  inputRef: RefObject<HTMLInputElement | null>;
  onActive: (index: number) => void;
  onPress: (event: MouseEvent, item: Item) => void;
  onQuery: (query: string) => void;
  onScope: (scope: Scope) => void;
  onRetry: () => void;
}

function Start({dialog, asking, saved, following, inputRef}: ScreenProps): ReactNode {
  const {startScreen: texts} = dialog.texts;
  const [questions, setQuestions] = useState<SuggestedQuestion[]>([]);
  const isAskable = dialog.ask !== undefined;
  useEffect(() => {
    if (!isAskable) return;
    // Without them the screen offers pages alone.
    loadQuestions(window.location.pathname).then(setQuestions, () => undefined);
  }, [isAskable]);
  return (
    <StartScreen
      saved={saved}
      pages={dialog.options.startPages ?? []}
      questions={questions}
      texts={texts}
      inputRef={inputRef}
      conversations={
        asking.conversations.length > 0 && (
          <ConversationList
            title={texts.recentConversationsTitle}
            removeText={texts.removeRecentConversationButtonTitle}
            conversations={asking.conversations}
            inputRef={inputRef}
            onOpen={conversation => asking.begin({conversation})}
            onRemove={asking.forget}
          />
        )
      }
      onPress={following.pressSaved}
      onFollow={following.follow}
      onAsk={question => asking.begin({question})}
    />
  );
}

function Results(props: ScreenProps): ReactNode {
  const {dialog, asked, search, activeItem} = props;
  const {texts, options} = dialog;
  const {results} = search;
  if (!results) return null;
  if (props.name === 'results')
    return (
      <ResultsScreen
        groups={search.groups}
        items={search.items}
        active={props.active}
        query={asked}
        nbHits={results.nbHits}
        allResultsUrl={dialog.allResultsUrlOf(results.query)}
        options={options}
        texts={texts.resultsScreen}
        onActive={props.onActive}
        onPress={props.onPress}
        onSeeAll={event => props.following.follow(event, event.currentTarget.getAttribute('href') ?? '')}
      />
    );
  return (
    <NoResultsScreen
      query={results.query}
      nearMisses={search.nearMisses}
      askEntry={
        activeItem && (
          <div role="listbox" id={LIST_ID} aria-label={texts.resultsScreen.listLabel}>
            <AskEntry
              id={activeItem.id}
              query={asked}
              isActive
              text={texts.resultsScreen.noResultsAskAiPlaceholder}
              onPress={event => props.onPress(event, activeItem)}
            />
          </div>
        )
      }
      reportUrl={options.getMissingResultsUrl?.({query: results.query})}
      texts={texts.noResultsScreen}
      onQuery={props.onQuery}
      onScope={props.onScope}
    />
  );
}

function Contents(props: ScreenProps): ReactNode {
  const {texts} = props.dialog;
  switch (props.name) {
    case 'start':
      return <Start {...props} />;
    case 'error':
      return <ErrorScreen texts={texts.errorScreen} onRetry={props.onRetry} />;
    case 'loading':
      return (
        props.search.status === 'stalled' && (
          <div className="DocSearch-StartScreen">
            <p className="DocSearch-Help">{texts.loadingText}</p>
          </div>
        )
      );
    default:
      return <Results {...props} />;
  }
}

/** What is below the field of the keyword search. A result that cannot be shown leaves field and page as they are. */
export default function Screen(props: ScreenProps): ReactNode {
  const {errorScreen} = props.dialog.texts;
  return (
    <FailureBoundary
      resetKey={`${props.name} ${props.search.results?.key}`}
      fallback={retry => (
        <ErrorScreen
          texts={{...errorScreen, titleText: errorScreen.brokenText, helpText: errorScreen.brokenHelpText}}
          onRetry={retry}
        />
      )}
    >
      <Contents {...props} />
    </FailureBoundary>
  );
}
